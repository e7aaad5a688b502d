import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { ActDialog, useAct } from '../ui/index.ts';

export const RESEND = 'Leur envoyer de nouveau';

type ResendDialogProps = {
  id: string;
  /** To whom: those of whom the shop is unsure, or those whose mail failed. */
  again: { resendUncertain: true } | { resendFailed: true };
  onClose: () => void;
  children: ReactNode;
};

/** Asks before some of a campaign's people are written to again. */
export function ResendDialog({ id, again, onClose, children }: ResendDialogProps) {
  const { act, isBusy, problem } = useAct({
    run: () => api.call('POST /admin/email-campaigns/{id}/resume', { params: { id }, body: again }),
    done: (_sent, { message }) => message,
    onDone: onClose,
    readsAnewIfRefused: true,
  });
  return (
    <ActDialog
      title={`${RESEND} ?`}
      submitLabel={RESEND}
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => act(undefined)}
      onClose={onClose}
    >
      {children}
    </ActDialog>
  );
}
