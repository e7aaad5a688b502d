import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressWithOrigin, readOrigin } from '../api/origin.ts';
import { useForm } from '../api/use-form.ts';
import { requestResetCode } from '../session/index.ts';
import { checkEmail } from '../session/profile-checks.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { FormFrame } from '../ui/form-frame.tsx';
import { Notice } from '../ui/notice.tsx';

export function ForgotPasswordForm() {
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const state = useForm({
    initial: { email: query.get('email') ?? '' },
    validate: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email }) => {
      setSentTo(undefined);
      await requestResetCode(email.trim());
      setSentTo(email.trim());
    },
    failure: "Une erreur est survenue lors de l'envoi du code de vérification.",
  });
  const { text } = state;
  return (
    <FormFrame
      state={state}
      label="Mot de passe oublié"
      submit={sentTo ? 'Renvoyer un code' : 'Envoyer le code'}
      busyLabel="Envoi du code..."
      wide
      variant={sentTo ? 'quiet' : 'primary'}
      note={
        <div role="status" className="empty:hidden">
          {sentTo && <CodeSent email={sentTo} />}
        </div>
      }
    >
      <EmailField {...text('email')} />
    </FormFrame>
  );
}

function CodeSent({ email }: { email: string }) {
  const [query] = useSearchParams();
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success">
        Un code de vérification a été envoyé à votre adresse email. Vérifiez votre boîte de réception.
      </Notice>
      <ButtonLink to={addressWithOrigin('/reset-password', readOrigin(query), { email })} size="large" wide>
        Saisir le code reçu
      </ButtonLink>
    </div>
  );
}
