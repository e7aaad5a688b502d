export const meta = () => [{ title: 'Produit' }];

export default function ProductPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Produit</h1>
    </div>
  );
}
