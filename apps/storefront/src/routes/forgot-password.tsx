import { useSearchParams } from 'react-router';
import { loginAddress, readOrigin } from '../api/origin.ts';
import { AuthPage, ForgotPasswordForm } from '../auth/index.ts';
import { useSession } from '../session/index.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/forgot-password.ts';
import { pageMeta } from './page-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Mot de passe oublié',
    description: 'Recevez par email un code pour choisir un nouveau mot de passe.',
    unlisted: true,
  });

export default function ForgotPasswordPage() {
  const [query] = useSearchParams();
  const isShopper = useSession().status === 'shopper';
  return (
    <AuthPage
      title="Mot de passe oublié"
      lead="Indiquez votre email : nous vous envoyons un code à 6 chiffres."
      footer={
        <Link
          to={isShopper ? '/account?tab=parametres' : loginAddress(readOrigin(query))}
          className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
        >
          {isShopper ? 'Retour à mon compte' : 'Retour à la connexion'}
        </Link>
      }
    >
      <ForgotPasswordForm />
    </AuthPage>
  );
}
