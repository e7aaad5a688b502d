import { PASSWORD_CRITERIA } from '@tokpa/contract/passwords';
import { TextField } from '@mui/material';
import { api } from '../api.ts';
import { ActForm } from './act-form.tsx';
import { PasswordCriteria } from './password-criteria.tsx';
import { useFormAct } from './use-form-act.ts';

export function ChangePassword() {
  const { field, values, ...form } = useFormAct({
    initial: { oldPassword: '', newPassword: '' },
    send: (body) => api.call('POST /auth/admin/change-password', { body }),
    done: 'Mot de passe modifié. Vos autres sessions sont fermées.',
  });
  return (
    <ActForm
      label="Changer mon mot de passe"
      submitLabel="Changer mon mot de passe"
      isBusy={form.isBusy}
      problem={form.problem}
      onSubmit={form.submit}
    >
      <TextField
        {...field('oldPassword')}
        label="Mot de passe actuel"
        type="password"
        autoComplete="current-password"
      />
      <TextField {...field('newPassword')} label="Nouveau mot de passe" type="password" autoComplete="new-password" />
      <PasswordCriteria password={values.newPassword} criteria={PASSWORD_CRITERIA} />
    </ActForm>
  );
}
