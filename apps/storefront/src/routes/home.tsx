export const meta = () => [{ title: 'Accueil' }];

export default function HomePage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Accueil</h1>
    </div>
  );
}
