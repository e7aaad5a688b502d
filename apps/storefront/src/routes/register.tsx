import { useSearchParams } from 'react-router';
import { loginAddress, readOrigin } from '../api/origin.ts';
import { AuthPage, RegisterForm } from '../auth/index.ts';
import { VisitorOnly } from '../session/index.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/register.ts';
import { pageMeta } from './page-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Créer un compte',
    description: 'Ouvrez votre compte en une minute pour commander et suivre vos livraisons.',
    unlisted: true,
  });

export default function RegisterPage() {
  const [query] = useSearchParams();
  return (
    <VisitorOnly>
      <AuthPage
        title="Créer un compte"
        lead="Une minute suffit pour commander et suivre vos livraisons."
        footer={
          <p>
            Déjà un compte ?{' '}
            <Link
              to={loginAddress(readOrigin(query))}
              className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
            >
              Se connecter
            </Link>
          </p>
        }
      >
        <RegisterForm />
      </AuthPage>
    </VisitorOnly>
  );
}
