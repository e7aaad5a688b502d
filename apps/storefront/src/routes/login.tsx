export const meta = () => [{ title: 'Connexion' }];

export default function LoginPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Connexion</h1>
    </div>
  );
}
