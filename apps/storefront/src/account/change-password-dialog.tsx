import { ApiError } from '@tokpa/contract/client';
import { PASSWORD_CRITERIA } from '@tokpa/contract/passwords';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { api } from '../api/browser.ts';
import { useForm } from '../api/use-form.ts';
import { classNames } from '../ui/class-names.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Link } from '../ui/link.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { toast } from '../ui/toast-store.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { checkPasswordChange } from './password-values.ts';

function usePasswordForm(onClose: () => void) {
  return useForm({
    initial: { oldPassword: '', newPassword: '', confirmation: '' },
    validate: checkPasswordChange,
    send: async ({ oldPassword, newPassword }) => {
      const { success } = await api.call('POST /auth/change-password', { body: { oldPassword, newPassword } });
      if (!success) throw new ApiError(502, { message: 'Échec du changement de mot de passe', error: 'not_changed' });
      toast.success('Mot de passe modifié avec succès !');
      onClose();
    },
    failure: 'Erreur lors du changement de mot de passe',
    fieldOfRefusal: { wrong_current_password: 'oldPassword', same_password: 'newPassword' },
  });
}

export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const state = usePasswordForm(onClose);
  const { values, text } = state;
  return (
    <FormDialog
      state={state}
      title="Changer le mot de passe"
      submit="Modifier le mot de passe"
      busyLabel="Modification..."
      onClose={onClose}
    >
      <div className="flex flex-col gap-1">
        <PasswordField {...text('oldPassword')} label="Mot de passe actuel" required autoComplete="current-password" />
        <Link
          to="/forgot-password"
          className="flex min-h-11 items-center self-end font-medium text-primary hover:underline"
        >
          Mot de passe oublié ?
        </Link>
      </div>
      <PasswordField
        {...text('newPassword')}
        label="Nouveau mot de passe"
        required
        autoComplete="new-password"
        hint={<Criteria password={values.newPassword} />}
      />
      <PasswordField
        {...text('confirmation')}
        label="Confirmer le nouveau mot de passe"
        required
        autoComplete="new-password"
      />
    </FormDialog>
  );
}

/** Each criterion turns green as it is met. */
function Criteria({ password }: { password: string }) {
  return (
    <span className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {PASSWORD_CRITERIA.map(({ label, isMet }) => {
        const met = isMet(password);
        const Icon = met ? Check : Circle;
        return (
          <span key={label} className={classNames('flex items-center gap-2', met && 'font-medium text-primary')}>
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {label}
            <VisuallyHidden>{met ? ' : rempli. ' : ' : manque. '}</VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}
