import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

const LONGEST_EMAIL = 254;

/** Asks for an email, with the keyboard that has an @ and without corrections. */
export function EmailField({
  label = 'Email',
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }) {
  return (
    <TextField
      autoComplete="email"
      {...rest}
      label={label}
      required
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST_EMAIL}
    />
  );
}
