import { ShopperOnly } from '../session/index.ts';
import { Spinner } from '../ui/spinner.tsx';

export const meta = () => [{ title: 'Suivre ma commande' }];

export default function TrackOrderPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Suivre ma commande</h1>
      <ShopperOnly fallback={<Spinner className="py-20" />}>{null}</ShopperOnly>
    </div>
  );
}
