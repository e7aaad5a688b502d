import type { Profile } from '@tokpa/contract/auth';
import { formatPhone } from '@tokpa/contract/phones';
import { useEffect } from 'react';
import { api } from '../api/browser.ts';
import { useForm } from '../api/use-form.ts';
import { keepUser } from '../session/index.ts';
import { EmailField } from '../ui/email-field.tsx';
import { FormFrame } from '../ui/form-frame.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast-store.ts';
import { checkProfile, toProfileChange } from './profile-values.ts';

export function ProfileForm({ user, onClose }: { user: Profile; onClose: () => void }) {
  const state = useForm({
    initial: { firstName: user.firstName, lastName: user.lastName, email: user.email, phone: formatPhone(user.phone) },
    validate: (values) => checkProfile(values, user),
    send: async (values) => {
      keepUser(await api.call('PUT /auth/profile', { body: toProfileChange(values) }));
      toast.success('Profil mis à jour');
      onClose();
    },
    failure: 'Erreur lors de la mise à jour du profil',
    fieldOfRefusal: { email_taken: 'email' },
  });
  const { text } = state;
  const { ref } = state.form;
  useEffect(() => {
    ref.current?.querySelector('input')?.focus();
  }, [ref]);
  return (
    <FormFrame
      state={state}
      label="Modifier mon profil"
      submit="Enregistrer"
      busyLabel="Enregistrement..."
      onCancel={onClose}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField {...text('firstName')} label="Prénom" required autoComplete="given-name" maxLength={80} />
        <TextField {...text('lastName')} label="Nom" required autoComplete="family-name" maxLength={80} />
        <EmailField {...text('email')} />
        <TextField {...text('phone')} label="Téléphone" required type="tel" autoComplete="tel" />
      </div>
    </FormFrame>
  );
}
