import { VisitorOnly } from '../session/index.ts';

export const meta = () => [{ title: 'Mot de passe oublié' }];

export default function ForgotPasswordPage() {
  return (
    <VisitorOnly>
      <div className="column py-6">
        <h1 className="text-2xl">Mot de passe oublié</h1>
      </div>
    </VisitorOnly>
  );
}
