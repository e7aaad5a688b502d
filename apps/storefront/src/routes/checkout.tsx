import { ShopperOnly } from '../session/index.ts';
import { Spinner } from '../ui/spinner.tsx';

export const meta = () => [{ title: 'Finaliser la commande' }];

export default function CheckoutPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Finaliser la commande</h1>
      <ShopperOnly fallback={<Spinner className="py-20" />}>{null}</ShopperOnly>
    </div>
  );
}
