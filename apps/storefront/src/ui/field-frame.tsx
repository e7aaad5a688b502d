import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type FieldTexts = {
  label: string;
  /** What helps to fill the field in; stays visible. */
  hint?: ReactNode;
  /** Why the value is refused. */
  error?: string | undefined;
  /** Marks the label; the form itself refuses an empty value with its own sentence. */
  required?: boolean;
};

export const CONTROL_LOOK =
  'block min-h-12 w-full rounded-control border border-edge bg-surface px-3 text-base transition-colors ' +
  'hover:border-ink aria-invalid:border-terracotta aria-invalid:bg-terracotta-tint/40 disabled:bg-sand-deep disabled:text-muted';

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** Ties a control to its label, hint and error. */
export function useField({ hint, error, required }: Omit<FieldTexts, 'label'>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  // What the error says already is not said twice.
  const hintId = hint && hint !== error ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: ControlProps = {
    id,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return { control, hintId, errorId };
}

type FrameProps = FieldTexts & { field: ReturnType<typeof useField>; children: ReactNode };

export function FieldFrame({ label, hint, error, required, field, children }: FrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={field.control.id} className={classNames('font-medium', required && 'starred')}>
        {label}
      </label>
      {children}
      <FieldError id={field.errorId} error={error} />
      {field.hintId && (
        <p id={field.hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, error }: { id?: string | undefined; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-terracotta">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  );
}
