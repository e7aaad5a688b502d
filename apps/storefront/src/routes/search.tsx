export const meta = () => [{ title: 'Recherche' }];

export default function SearchPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Recherche</h1>
    </div>
  );
}
