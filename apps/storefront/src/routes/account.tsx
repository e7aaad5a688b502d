export const meta = () => [{ title: 'Mon compte' }];

export default function AccountPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Mon compte</h1>
    </div>
  );
}
