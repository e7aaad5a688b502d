import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { FormState } from './form-frame.tsx';
import { FormProblem } from './form-problem.tsx';

type FormDialogProps = {
  state: FormState;
  title: string;
  submit: string;
  busyLabel: string;
  isDangerous?: boolean;
  cancel?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog, its buttons at the dialog's foot. Load it lazily, as every dialog. */
export function FormDialog({
  state,
  title,
  submit,
  busyLabel,
  isDangerous,
  cancel,
  onClose,
  children,
}: FormDialogProps) {
  const { form, busy, problem } = state;
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={title}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
          >
            {submit}
          </Button>
          <Button
            variant={isDangerous ? 'secondary' : 'quiet'}
            disabled={busy}
            onClick={onClose}
            className="sm:order-first"
          >
            {cancel ?? 'Annuler'}
          </Button>
        </div>
      }
    >
      <form {...form} id={formId} className="relative flex flex-col gap-5">
        {children}
        <FormProblem>{problem}</FormProblem>
      </form>
    </Dialog>
  );
}
