export const meta = () => [{ title: 'Nouveau mot de passe' }];

export default function ResetPasswordPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Nouveau mot de passe</h1>
    </div>
  );
}
