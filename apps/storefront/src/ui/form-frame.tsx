import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button.tsx';
import { FormProblem } from './form-problem.tsx';

/** What `useForm` knows of a form. */
export type FormState = { form: ComponentProps<'form'>; busy: boolean; problem: string | undefined };

type FormFrameProps = {
  state: FormState;
  /** The form's name for who does not see it. */
  label: string;
  submit: string;
  busyLabel: string;
  variant?: ButtonVariant;
  /** The button takes the whole line on a desk too. */
  wide?: boolean;
  onCancel?: () => void;
  /** What is said between the fields and the button. */
  note?: ReactNode;
  children: ReactNode;
};

/** Fields below each other, what is wrong with them as a whole, and the button that sends them. */
export function FormFrame({
  state,
  label,
  submit,
  busyLabel,
  variant,
  wide,
  onCancel,
  note,
  children,
}: FormFrameProps) {
  const { form, busy, problem } = state;
  return (
    <form {...form} aria-label={label} className="relative flex flex-col gap-5">
      {children}
      <FormProblem>{problem}</FormProblem>
      {note}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" size="large" wide={wide} variant={variant} busy={busy} busyLabel={busyLabel}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="large" onClick={onCancel}>
            Annuler
          </Button>
        )}
      </div>
    </form>
  );
}
