import { VisitorOnly } from '../session/index.ts';

export const meta = () => [{ title: 'Nouveau mot de passe' }];

export default function ResetPasswordPage() {
  return (
    <VisitorOnly>
      <div className="column py-6">
        <h1 className="text-2xl">Nouveau mot de passe</h1>
      </div>
    </VisitorOnly>
  );
}
