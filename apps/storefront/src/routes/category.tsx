export const meta = () => [{ title: 'Catégorie' }];

export default function CategoryPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Catégorie</h1>
    </div>
  );
}
