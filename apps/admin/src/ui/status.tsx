import { Chip } from '@mui/material';
import { colours } from '../theme.ts';

export type Tone = 'waiting' | 'underway' | 'good' | 'done' | 'bad' | 'over';

const TONES: Readonly<Record<Tone, { backgroundColor: string; color: string }>> = {
  waiting: { backgroundColor: colours.amberTint, color: colours.amberInk },
  underway: { backgroundColor: colours.blueTint, color: colours.blue },
  good: { backgroundColor: colours.greenTint, color: colours.darkGreen },
  done: { backgroundColor: colours.darkGreen, color: colours.surface },
  bad: { backgroundColor: colours.terracottaTint, color: colours.darkTerracotta },
  over: { backgroundColor: colours.greyTint, color: colours.mutedInk },
};

/** Where something stands: the word says it, the colour only helps to find it. */
export function Status({ label, tone, wraps = false }: { label: string; tone: Tone; wraps?: boolean }) {
  return (
    <Chip
      label={label}
      size="small"
      // Beside a name of two lines it stays as small as its word.
      sx={{
        ...TONES[tone],
        fontWeight: 600,
        flexShrink: wraps ? 1 : 0,
        alignSelf: 'center',
        '& .MuiChip-label': { whiteSpace: wraps ? 'normal' : 'nowrap' },
      }}
    />
  );
}
