import { Link } from 'react-router';
import { AuthPage, LoginForm } from '../auth/index.ts';
import { VisitorOnly } from '../session/index.ts';

export const meta = () => [
  { title: 'Connexion' },
  { name: 'description', content: 'Connectez-vous pour commander, suivre vos commandes et retrouver vos adresses.' },
  { name: 'robots', content: 'noindex' },
];

export default function LoginPage() {
  return (
    <VisitorOnly>
      <AuthPage
        title="Connexion"
        lead="Heureux de vous revoir."
        footer={
          <p>
            Pas encore de compte ?{' '}
            <Link
              to="/register"
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
