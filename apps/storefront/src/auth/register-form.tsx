import { normaliseBeninPhone } from '@tokpa/contract/phones';
import { useNavigate, useSearchParams } from 'react-router';
import { originState } from '../api/origin-state.ts';
import { readOrigin } from '../api/origin.ts';
import { useForm } from '../api/use-form.ts';
import { register } from '../session/index.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { FormFrame } from '../ui/form-frame.tsx';
import { Link } from '../ui/link.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { checkRegistration } from './checks.ts';
import type { RegisterValues } from './checks.ts';

const EMPTY: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmation: '',
  terms: false,
};

export function RegisterForm() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const state = useForm({
    initial: EMPTY,
    validate: checkRegistration,
    send: async ({ firstName, lastName, email, phoneNumber, password }) => {
      await register({ firstName, lastName, email, password, phoneNumber: normaliseBeninPhone(phoneNumber) });
      await navigate('/account', { replace: true, state: originState(readOrigin(query)) });
      return 'leaving';
    },
    failure: "Erreur lors de l'inscription",
    fieldOfRefusal: { email_taken: 'email' },
  });
  const { text, box } = state;
  return (
    <FormFrame state={state} label="Inscription" submit="Créer mon compte" busyLabel="Inscription..." wide>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField {...text('firstName')} label="Prénom" required autoComplete="given-name" maxLength={80} />
        <TextField {...text('lastName')} label="Nom" required autoComplete="family-name" maxLength={80} />
      </div>
      <EmailField {...text('email')} />
      <TextField
        {...text('phoneNumber')}
        label="Téléphone"
        required
        type="tel"
        autoComplete="tel"
        hint="Par exemple : 01 97 00 00 00"
      />
      <PasswordField
        {...text('password')}
        label="Mot de passe"
        required
        autoComplete="new-password"
        hint="Minimum 6 caractères"
      />
      <PasswordField {...text('confirmation')} label="Confirmer le mot de passe" required autoComplete="new-password" />
      <Checkbox {...box('terms')} required label={<TermsLabel />} />
    </FormFrame>
  );
}

function TermsLabel() {
  return (
    <>
      J’accepte les <NewTab to="/terms">conditions générales de vente</NewTab> et la{' '}
      <NewTab to="/privacy">politique de confidentialité</NewTab>
    </>
  );
}

/** What was typed must still be there after reading. */
function NewTab({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener" className="font-medium text-primary underline">
      {children}
    </Link>
  );
}
