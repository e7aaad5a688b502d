import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_LOOK, FieldFrame, useField } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';

export type SelectOption = { value: string; label: string };

type SelectFieldProps = Omit<ComponentProps<'select'>, 'required'> &
  FieldTexts & { options: readonly SelectOption[]; placeholder?: string };

export function SelectField({
  label,
  hint,
  error,
  required,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const field = useField({ hint, error, required }, id);
  return (
    <FieldFrame {...{ label, hint, error, required, field }}>
      <div className="relative">
        <select {...select} {...field.control} className={classNames(CONTROL_LOOK, 'appearance-none pr-10', className)}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 top-3.5 size-5 text-muted" />
      </div>
    </FieldFrame>
  );
}
