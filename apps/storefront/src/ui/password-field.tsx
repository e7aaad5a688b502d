import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CONTROL_LOOK, FieldFrame, useField } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'required' | 'type'> & FieldTexts;

export function PasswordField({ label, hint, error, required, id, className, ...input }: PasswordFieldProps) {
  const field = useField({ hint, error, required }, id);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, required, field }}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...field.control}
          type={shown ? 'text' : 'password'}
          className={classNames(CONTROL_LOOK, 'pr-12', className)}
        />
        <IconButton
          label={shown ? 'Masquer la saisie' : 'Afficher la saisie'}
          aria-controls={field.control.id}
          onClick={() => setShown(!shown)}
          className="absolute right-0.5 top-0.5 text-muted"
        >
          {shown ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />}
        </IconButton>
      </div>
    </FieldFrame>
  );
}
