import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  question: string;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks before something that can not be undone. Load it lazily. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, question, confirmLabel, cancelLabel = 'Non, revenir', busy = false, onConfirm, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy}
      title={title}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose} className="sm:order-first">
            {cancelLabel}
          </Button>
        </div>
      }
    >
      <p className="text-lg">{question}</p>
      {props.children && <div className="mt-2 text-muted">{props.children}</div>}
    </Dialog>
  );
}
