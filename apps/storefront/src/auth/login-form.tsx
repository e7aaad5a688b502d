import { useSearchParams } from 'react-router';
import { addressWithOrigin, readOrigin, wasExpired } from '../api/origin.ts';
import { leavePage } from '../api/leave-page.ts';
import { useForm } from '../api/use-form.ts';
import { logIn } from '../session/index.ts';
import { EmailField } from '../ui/email-field.tsx';
import { FormFrame } from '../ui/form-frame.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { checkCredentials } from './checks.ts';

export function LoginForm() {
  const [query] = useSearchParams();
  const state = useForm({
    initial: { email: '', password: '' },
    validate: checkCredentials,
    send: async ({ email, password }) => {
      await logIn(email.trim(), password);
      // The whole page anew: nothing that was drawn for a visitor stays.
      leavePage(readOrigin(query));
      return 'leaving';
    },
    failure: 'Erreur de connexion',
  });
  const { text } = state;
  return (
    <FormFrame state={state} label="Connexion" submit="Se connecter" busyLabel="Connexion..." wide>
      {wasExpired(query) && <Notice tone="warning">Session expirée. Veuillez vous reconnecter.</Notice>}
      <EmailField {...text('email')} autoComplete="username" />
      <div className="flex flex-col gap-1">
        <PasswordField {...text('password')} label="Mot de passe" required autoComplete="current-password" />
        <Link
          to={addressWithOrigin('/forgot-password', readOrigin(query))}
          className="flex min-h-11 items-center self-end font-medium text-primary hover:underline"
        >
          Mot de passe oublié ?
        </Link>
      </div>
    </FormFrame>
  );
}
