import { Link, useSearchParams } from 'react-router';
import { readOrigin, wasExpired } from '../api/origin.ts';
import { useForm } from '../api/use-form.ts';
import { logIn } from '../session/index.ts';
import { FormProblem } from '../ui/form-problem.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { checkCredentials } from './checks.ts';

export function LoginForm() {
  const [query] = useSearchParams();
  const { text, form, busy, problem } = useForm({
    initial: { email: '', password: '' },
    validate: checkCredentials,
    send: async ({ email, password }) => {
      await logIn(email.trim(), password);
      // The whole page anew: nothing that was drawn for a visitor stays.
      window.location.assign(readOrigin(query));
      return 'leaving';
    },
    failure: 'Erreur de connexion',
  });
  return (
    <form {...form} aria-label="Connexion" className="flex flex-col gap-5">
      {wasExpired(query) && <Notice tone="warning">Session expirée. Veuillez vous reconnecter.</Notice>}
      <TextField
        {...text('email')}
        label="Email"
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="flex flex-col gap-1">
        <PasswordField {...text('password')} label="Mot de passe" required autoComplete="current-password" />
        <Link
          to="/forgot-password"
          className="flex min-h-11 items-center self-end font-medium text-primary hover:underline"
        >
          Mot de passe oublié ?
        </Link>
      </div>
      <FormProblem>{problem}</FormProblem>
      <SubmitButton size="large" wide busy={busy} busyLabel="Connexion...">
        Se connecter
      </SubmitButton>
    </form>
  );
}
