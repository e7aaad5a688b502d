import { Link } from 'react-router';
import { AuthPage, RegisterForm } from '../auth/index.ts';
import { VisitorOnly } from '../session/index.ts';

export const meta = () => [
  { title: 'Créer un compte' },
  { name: 'description', content: 'Ouvrez votre compte en une minute pour commander et suivre vos livraisons.' },
  { name: 'robots', content: 'noindex' },
];

export default function RegisterPage() {
  return (
    <VisitorOnly>
      <AuthPage
        title="Créer un compte"
        lead="Une minute suffit pour commander et suivre vos livraisons."
        footer={
          <p>
            Déjà un compte ?{' '}
            <Link to="/login" className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline">
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
