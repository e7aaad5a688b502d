export const meta = () => [{ title: 'Tous les produits' }];

export default function ProductsPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Tous les produits</h1>
    </div>
  );
}
