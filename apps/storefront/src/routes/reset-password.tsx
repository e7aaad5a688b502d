import { useSearchParams } from 'react-router';
import { addressWithOrigin, readOrigin } from '../api/origin.ts';
import { AuthPage, ResetPasswordForm } from '../auth/index.ts';
import { VisitorOnly } from '../session/index.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/reset-password.ts';
import { pageMeta } from './page-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Réinitialiser le mot de passe',
    description: 'Choisissez un nouveau mot de passe avec le code reçu par email.',
    unlisted: true,
  });

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const page = (
    <AuthPage
      title="Nouveau mot de passe"
      lead="Saisissez le code reçu par email et choisissez un nouveau mot de passe."
      footer={
        <p>
          Pas de code reçu ?{' '}
          <Link
            to={addressWithOrigin('/forgot-password', readOrigin(query))}
            className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
          >
            En demander un autre
          </Link>
        </p>
      }
    >
      <ResetPasswordForm />
    </AuthPage>
  );
  // Who comes from the mail holds a code, logged in on this device or not.
  return query.get('email') ? page : <VisitorOnly>{page}</VisitorOnly>;
}
