import { Link } from 'react-router';
import { AuthPage, ResetPasswordForm } from '../auth/index.ts';
import { VisitorOnly } from '../session/index.ts';

export const meta = () => [
  { title: 'Réinitialiser le mot de passe' },
  { name: 'description', content: 'Choisissez un nouveau mot de passe avec le code reçu par email.' },
  { name: 'robots', content: 'noindex' },
];

export default function ResetPasswordPage() {
  return (
    <VisitorOnly>
      <AuthPage
        title="Nouveau mot de passe"
        lead="Saisissez le code reçu par email et choisissez un nouveau mot de passe."
        footer={
          <p>
            Pas de code reçu ?{' '}
            <Link
              to="/forgot-password"
              className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
            >
              En demander un autre
            </Link>
          </p>
        }
      >
        <ResetPasswordForm />
      </AuthPage>
    </VisitorOnly>
  );
}
