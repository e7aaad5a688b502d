import { VisitorOnly } from '../session/index.ts';

export const meta = () => [{ title: 'Inscription' }];

export default function RegisterPage() {
  return (
    <VisitorOnly>
      <div className="column py-6">
        <h1 className="text-2xl">Inscription</h1>
      </div>
    </VisitorOnly>
  );
}
