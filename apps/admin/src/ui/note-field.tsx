import { TextField } from '@mui/material';

type NoteFieldProps = { label?: string; value: string; change: (value: string) => void; keptWhere: string };

/** What whoever acts may add to it, and where that is kept. */
export function NoteField({ label = 'Note (facultative)', value, change, keptWhere }: NoteFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => change(target.value)}
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: 500 } }}
      helperText={keptWhere}
    />
  );
}
