import { useGetIdentity } from 'react-admin';
import type { StaffAccount } from '@tokpa/contract/staff-account';
import { TextField } from '@mui/material';
import { api } from '../api.ts';
import { keepName } from '../session.ts';
import { ActForm } from './act-form.tsx';
import { useFormAct } from './use-form-act.ts';

export function ChangeName({ account: { firstName, lastName } }: { account: StaffAccount }) {
  const { refetch } = useGetIdentity();
  const { field, ...form } = useFormAct({
    initial: { firstName, lastName },
    send: (body) => api.call('PUT /auth/admin/profile', { body }),
    done: 'Votre nom est enregistré.',
    onDone: ({ user }) => {
      keepName(user);
      void refetch?.();
    },
  });
  return (
    <ActForm
      label="Mon nom"
      submitLabel="Enregistrer mon nom"
      isBusy={form.isBusy}
      problem={form.problem}
      onSubmit={form.submit}
    >
      <TextField {...field('firstName')} label="Prénom" autoComplete="given-name" />
      <TextField {...field('lastName')} label="Nom" autoComplete="family-name" />
    </ActForm>
  );
}
