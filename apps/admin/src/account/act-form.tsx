import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, Stack } from '@mui/material';
import { Problem, useLeadToWrong, useStill } from '../ui/index.ts';

type ActFormProps = {
  label: string;
  submitLabel: string;
  isBusy: boolean;
  problem: string | undefined;
  onSubmit: () => void;
  isGrave?: boolean;
  children: ReactNode;
};

/** A few fields and the button that sends them. */
export function ActForm({ label, submitLabel, isBusy, problem, onSubmit, isGrave = false, children }: ActFormProps) {
  const still = useStill(isBusy);
  const [tries, setTries] = useState(0);
  useLeadToWrong(still.ref, { tries, isBusy });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    onSubmit();
  }
  return (
    <form onSubmit={submit} noValidate aria-label={label}>
      <Stack spacing={1} sx={{ maxWidth: 420 }}>
        <Stack spacing={1} {...still}>
          {children}
        </Stack>
        <Problem>{problem}</Problem>
        <Button
          type="submit"
          variant={isGrave ? 'outlined' : 'contained'}
          color={isGrave ? 'error' : 'primary'}
          loading={isBusy}
          sx={{ alignSelf: 'flex-start' }}
        >
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
