export const meta = () => [{ title: 'Mes favoris' }];

export default function FavoritesPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Mes favoris</h1>
    </div>
  );
}
