import { useSearchParams } from 'react-router';
import { addressWithOrigin, readOrigin } from '../api/origin.ts';
import { AuthPage, LoginForm } from '../auth/index.ts';
import { VisitorOnly } from '../session/index.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/login.ts';
import { pageMeta } from './page-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Connexion',
    description: 'Connectez-vous pour commander, suivre vos commandes et retrouver vos adresses.',
    unlisted: true,
  });

export default function LoginPage() {
  const [query] = useSearchParams();
  return (
    <VisitorOnly>
      <AuthPage
        title="Connexion"
        lead="Heureux de vous revoir."
        footer={
          <p>
            Pas encore de compte ?{' '}
            <Link
              to={addressWithOrigin('/register', readOrigin(query))}
              className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
            >
              Créer un compte
            </Link>
          </p>
        }
      >
        <LoginForm />
      </AuthPage>
    </VisitorOnly>
  );
}
