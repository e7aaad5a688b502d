import { RESET_CODE_LENGTH } from '@tokpa/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loginAddress, readOrigin } from '../api/origin.ts';
import { useForm } from '../api/use-form.ts';
import { resetPassword } from '../session/index.ts';
import { EmailField } from '../ui/email-field.tsx';
import { FormFrame } from '../ui/form-frame.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { checkReset, codeDigits } from './checks.ts';
import { endSessionHere } from './session-here.ts';
import { WhosePassword } from './whose-password.tsx';

const REDIRECT_AFTER_MS = 2000;

export function ResetPasswordForm() {
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const state = useForm({
    initial: { email: query.get('email') ?? '', otp: '', newPassword: '', confirmation: '' },
    validate: checkReset,
    send: async ({ email, otp, newPassword }) => {
      await resetPassword({ email: email.trim(), otp, newPassword });
      await endSessionHere(email);
      setDone(true);
    },
    failure: 'Une erreur est survenue lors de la réinitialisation du mot de passe.',
    fieldOfRefusal: { invalid_reset_code: 'otp' },
  });
  const { values, text } = state;
  if (isDone) return <ResetDone login={loginAddress(readOrigin(query))} />;
  return (
    <FormFrame
      state={state}
      label="Réinitialisation du mot de passe"
      submit="Réinitialiser"
      busyLabel="Réinitialisation..."
      wide
    >
      <WhosePassword email={values.email} />
      <EmailField {...text('email')} autoComplete="username" />
      <TextField
        {...text('otp')}
        label="Code de vérification"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={RESET_CODE_LENGTH}
        onChange={(event) => state.change({ otp: codeDigits(event.target.value) })}
        onPaste={(event) => {
          // Left to itself the browser would count the spaces of a mail, and cut the code.
          const otp = codeDigits(event.clipboardData.getData('text'));
          if (!otp) return;
          event.preventDefault();
          state.change({ otp });
        }}
        placeholder="6 chiffres"
        className="text-lg tracking-widest tabular-nums"
        hint="Le code reçu par email ; il est valable 15 minutes."
      />
      <PasswordField
        {...text('newPassword')}
        label="Nouveau mot de passe"
        required
        autoComplete="new-password"
        hint="Minimum 6 caractères"
      />
      <PasswordField {...text('confirmation')} label="Confirmer le mot de passe" required autoComplete="new-password" />
    </FormFrame>
  );
}

function ResetDone({ login }: { login: string }) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  // The form was longer: a phone would be left looking at the footer.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(login, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, login]);
  return (
    <div role="status" ref={place}>
      <Notice tone="success">
        Mot de passe réinitialisé avec succès ! Vous allez être redirigé vers{' '}
        <Link to={login} replace className="underline">
          la page de connexion
        </Link>
        .
      </Notice>
    </div>
  );
}
