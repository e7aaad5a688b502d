import { formatFcfa } from '@tokpa/contract/money';
import { TextField } from '@mui/material';

type ReceivedFieldProps = {
  value: string;
  change: (typed: string) => void;
  /** Of the order, if it stays at this amount. */
  takenOff: number;
  wrong: string | undefined;
};

const WHEN_LESS =
  'Moins que le total si le client n’a gardé qu’une partie du colis : le reste est déduit de la commande et de sa facture. Notez dans le stock ce qui revient.';

function sayTakenOff(amount: number): string {
  return `${formatFcfa(amount)} seront déduits de la commande et de sa facture, pour de bon. Notez dans le stock ce qui revient.`;
}

/** What the courier brings back. */
export function ReceivedField({ value, change, takenOff, wrong }: ReceivedFieldProps) {
  return (
    <TextField
      label="Montant encaissé (FCFA)"
      value={value}
      onChange={({ target }) => change(target.value)}
      error={wrong !== undefined}
      helperText={wrong ?? (takenOff > 0 ? sayTakenOff(takenOff) : WHEN_LESS)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
    />
  );
}
