export const meta = () => [{ title: 'Finaliser la commande' }];

export default function CheckoutPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Finaliser la commande</h1>
    </div>
  );
}
