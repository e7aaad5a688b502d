export const meta = () => [{ title: 'Inscription' }];

export default function RegisterPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Inscription</h1>
    </div>
  );
}
