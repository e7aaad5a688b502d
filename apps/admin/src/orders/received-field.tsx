import { TextField } from '@mui/material';

type ReceivedFieldProps = {
  value: string;
  change: (typed: string) => void;
  help: string;
  wrong: string | undefined;
};

/** What the courier brings back. */
export function ReceivedField({ value, change, help, wrong }: ReceivedFieldProps) {
  return (
    <TextField
      label="Montant encaissé (FCFA)"
      value={value}
      onChange={({ target }) => change(target.value)}
      error={wrong !== undefined}
      helperText={wrong ?? help}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
    />
  );
}
