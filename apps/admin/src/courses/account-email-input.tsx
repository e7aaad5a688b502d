import { required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** Whom the team puts down, by the address of their account. Told by mail where the status is one of these. */
export function AccountEmailInput({ toldAs }: { toldAs: readonly string[] }) {
  const status = useWatch<{ status: string }, 'status'>({ name: 'status' });
  const told = toldAs.includes(status) ? 'il reçoit un email' : 'aucun email ne lui est envoyé';
  return (
    <TextInput
      source="email"
      label="Email du compte"
      type="email"
      validate={required('L’email du compte est requis')}
      helperText={`Le client doit avoir un compte ; ${told}`}
    />
  );
}
