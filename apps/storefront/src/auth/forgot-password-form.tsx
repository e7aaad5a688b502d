import { useState } from 'react';
import { useForm } from '../api/use-form.ts';
import { requestResetCode } from '../session/index.ts';
import { checkEmail } from '../session/profile-checks.ts';
import { ButtonLink } from '../ui/button.tsx';
import { FormProblem } from '../ui/form-problem.tsx';
import { Notice } from '../ui/notice.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { TextField } from '../ui/text-field.tsx';

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string>();
  const { text, form, busy, problem } = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email }) => {
      setSentTo(undefined);
      await requestResetCode(email.trim());
      setSentTo(email.trim());
    },
    failure: "Une erreur est survenue lors de l'envoi du code de vérification.",
  });
  return (
    <form {...form} aria-label="Mot de passe oublié" className="flex flex-col gap-5">
      <TextField
        {...text('email')}
        label="Email"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormProblem>{problem}</FormProblem>
      <div role="status" className="empty:hidden">
        {sentTo && <CodeSent email={sentTo} />}
      </div>
      <SubmitButton size="large" wide variant={sentTo ? 'quiet' : 'primary'} busy={busy} busyLabel="Envoi du code...">
        {sentTo ? 'Renvoyer un code' : 'Envoyer le code'}
      </SubmitButton>
    </form>
  );
}

function CodeSent({ email }: { email: string }) {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success">
        Un code de vérification a été envoyé à votre adresse email. Vérifiez votre boîte de réception.
      </Notice>
      <ButtonLink to={`/reset-password?email=${encodeURIComponent(email)}`} size="large" wide>
        Saisir le code reçu
      </ButtonLink>
    </div>
  );
}
