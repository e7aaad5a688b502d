import { VisitorOnly } from '../session/index.ts';

export const meta = () => [{ title: 'Connexion' }];

export default function LoginPage() {
  return (
    <VisitorOnly>
      <div className="column py-6">
        <h1 className="text-2xl">Connexion</h1>
      </div>
    </VisitorOnly>
  );
}
