import { api } from '../api/browser.ts';
import { useForm } from '../api/use-form.ts';
import { forgetSession } from '../session/index.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { toast } from '../ui/toast-store.ts';

function useDeletionForm() {
  return useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password ? undefined : 'Le mot de passe est requis' }),
    send: async ({ password }) => {
      const { message } = await api.call('DELETE /auth/account', { body: { password } });
      toast.success(message);
      forgetSession();
      return 'leaving';
    },
    failure: 'Erreur lors de la suppression du compte',
    fieldOfRefusal: { wrong_password: 'password' },
  });
}

export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const state = useDeletionForm();
  const { text } = state;
  return (
    <FormDialog
      state={state}
      title="Supprimer mon compte"
      submit="Supprimer définitivement"
      busyLabel="Suppression..."
      isDangerous
      cancel="Garder mon compte"
      onClose={onClose}
    >
      <Notice tone="warning">
        <p>Cette suppression est définitive.</p>
        <ul className="mt-2 list-disc pl-5 font-normal">
          <li>Votre profil, vos adresses et votre panier sont effacés.</li>
          <li>Vous ne pourrez plus suivre vos commandes depuis ce compte.</li>
          <li>
            Vos formations ne s’ouvriront plus, et vos places aux séminaires et coachings ne porteront plus votre nom.
          </li>
          <li>Les factures restent, sans votre nom, le temps que la loi demande.</li>
        </ul>
      </Notice>
      <PasswordField
        {...text('password')}
        label="Votre mot de passe"
        required
        autoComplete="current-password"
        hint="Pour être sûrs que c’est bien vous."
      />
    </FormDialog>
  );
}
