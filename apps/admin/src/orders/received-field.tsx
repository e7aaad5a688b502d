import { TextField } from '@mui/material';

type ReceivedFieldProps = { value: string; change: (typed: string) => void; wrong: string | undefined };

/** What the courier brings back. */
export function ReceivedField({ value, change, wrong }: ReceivedFieldProps) {
  return (
    <TextField
      label="Montant encaissé (FCFA)"
      value={value}
      onChange={({ target }) => change(target.value)}
      error={wrong !== undefined}
      helperText={
        wrong ??
        'Moins que le total si le client n’a gardé qu’une partie du colis : le reste est déduit de la commande et de sa facture. Notez dans le stock ce qui revient.'
      }
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
    />
  );
}
