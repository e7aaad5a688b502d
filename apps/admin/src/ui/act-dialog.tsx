import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { BUTTONS_IN_SIGHT } from './buttons-in-sight.ts';
import { Problem } from './problem.tsx';
import { useLeadToWrong } from './use-lead-to-wrong.ts';
import { useStill } from './use-still.ts';

type ActDialogProps = {
  title: string;
  submitLabel: string;
  isGrave?: boolean;
  /** There is nothing to send yet. */
  isIncomplete?: boolean;
  isBusy: boolean;
  problem: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

// The name of a field stands on its upper edge, and the first would be cut.
const ROOM_FOR_A_LABEL = 1;

/**
 * Asks for what an act needs before it is done. Escape and « Ne rien faire » leave everything as it is; once it is sent, nobody could
 * promise that any more, and its answer is waited for. A touch beside it is a slip, and would take along what was typed.
 */
export function ActDialog({
  title,
  submitLabel,
  isGrave = false,
  isIncomplete = false,
  isBusy,
  problem,
  onSubmit,
  onClose,
  children,
}: ActDialogProps) {
  const titleId = useId();
  const still = useStill(isBusy);
  const [tries, setTries] = useState(0);
  useLeadToWrong(still.ref, { tries, isBusy });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    onSubmit();
  }
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (!isBusy && reason !== 'backdropClick') onClose();
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <Box component="form" onSubmit={submit} noValidate sx={BUTTONS_IN_SIGHT}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={1.5} sx={{ pt: ROOM_FOR_A_LABEL }} {...still}>
            {children}
            <Problem>{problem}</Problem>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button disabled={isBusy} onClick={onClose}>
            Ne rien faire
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isGrave ? 'error' : 'primary'}
            disabled={isIncomplete}
            loading={isBusy}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
