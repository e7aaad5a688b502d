import type { ComponentProps, ReactNode } from 'react';
import { FieldError, useField } from './field-frame.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'required'> & {
  label: ReactNode;
  error?: string | undefined;
  required?: boolean;
};

export function Checkbox({ label, error, required, id, ...input }: CheckboxProps) {
  const { control, errorId } = useField({ error, required }, id);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-11 items-start gap-1">
        {/* The label's padding makes the 44-pixel target around the 20-pixel box. */}
        <label htmlFor={control.id} className="flex flex-1 items-start gap-3 py-2.5">
          <input type="checkbox" {...input} {...control} className="mt-0.5 size-5 shrink-0 rounded accent-primary" />
          <span>{label}</span>
        </label>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
