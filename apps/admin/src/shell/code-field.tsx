import { TextField } from '@mui/material';

export function CodeField({ problemId, hasProblem }: { problemId: string; hasProblem: boolean }) {
  return (
    <TextField
      name="otp"
      label="Code de votre application, ou de secours"
      autoComplete="one-time-code"
      size="medium"
      error={hasProblem}
      // It appears where the person has just asked to go on.
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field that is still empty
      autoFocus
      slotProps={{ htmlInput: { 'aria-describedby': problemId, 'aria-required': true, maxLength: 20 } }}
    />
  );
}
