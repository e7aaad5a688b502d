import { Typography } from '@mui/material';

type ChangeProps = { change: number | null; /** Fewer is better: returns, cancelled orders. */ isLessBetter?: boolean };

const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

function colourOf(change: number, isLessBetter: boolean): string {
  if (change === 0) return 'text.secondary';
  return change > 0 === isLessBetter ? 'error.main' : 'success.main';
}

/** How a figure moved against the period before, in words too. */
export function Change({ change, isLessBetter = false }: ChangeProps) {
  if (change === null) {
    return (
      <Typography variant="body2" color="text.secondary">
        Rien avant
      </Typography>
    );
  }
  return (
    <Typography variant="body2" sx={{ color: colourOf(change, isLessBetter), fontWeight: 600 }}>
      {percent.format(change)} % <span>par rapport à avant</span>
    </Typography>
  );
}
