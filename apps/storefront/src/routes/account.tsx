import { ShopperOnly } from '../session/index.ts';
import { Spinner } from '../ui/spinner.tsx';

export const meta = () => [{ title: 'Mon compte' }];

export default function AccountPage() {
  return (
    <div className="column py-6">
      <h1 className="text-2xl">Mon compte</h1>
      <ShopperOnly fallback={<Spinner className="py-20" />}>{null}</ShopperOnly>
    </div>
  );
}
