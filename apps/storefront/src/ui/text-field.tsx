import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_LOOK, FieldFrame, useField } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'required'> & FieldTexts;

export function TextField({ label, hint, error, required, id, className, ...input }: TextFieldProps) {
  const field = useField({ hint, error, required }, id);
  return (
    <FieldFrame {...{ label, hint, error, required, field }}>
      <input type="text" {...input} {...field.control} className={classNames(CONTROL_LOOK, className)} />
    </FieldFrame>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'required'> & FieldTexts;

export function TextAreaField({ label, hint, error, required, id, className, ...area }: TextAreaFieldProps) {
  const field = useField({ hint, error, required }, id);
  return (
    <FieldFrame {...{ label, hint, error, required, field }}>
      <textarea rows={5} {...area} {...field.control} className={classNames(CONTROL_LOOK, 'py-3', className)} />
    </FieldFrame>
  );
}
