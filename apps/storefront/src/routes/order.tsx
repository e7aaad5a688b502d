import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { Route } from './+types/order.ts';
import { AddressLines } from '../addresses/index.ts';
import { apiContext } from '../api/context.ts';
import { OrderIdMissing, OrderLoading, OrderPage } from '../order/index.ts';
import { ShopperOnly } from '../session/index.ts';
import { Link } from '../ui/link.tsx';
import { PrintLetterhead } from '../ui/print-letterhead.tsx';
import { letterheadOf } from './letterhead.ts';
import { useAddArticles } from './use-add-articles.ts';
import { pageMeta } from './page-meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  const { whatsappNumber, contactEmail } = data;
  const zones = data.shippingZones.map(({ name, places, fromDays, toDays }) => ({ name, places, fromDays, toDays }));
  return { contacts: { whatsappNumber, contactEmail }, zones, letterhead: letterheadOf(data) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ma commande',
    description: 'Le détail de votre commande, son paiement et sa livraison.',
    unlisted: true,
  });

export default function OrderRoute({ loaderData, params }: Route.ComponentProps) {
  const buyAgain = useAddArticles();
  return (
    <div className="column pb-8 pt-2">
      <PrintLetterhead {...loaderData.letterhead} />
      <Link
        to="/account"
        className="mb-1 inline-flex min-h-11 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Retour à mon compte
      </Link>
      <ShopperOnly fallback={<OrderLoading />}>
        {params.orderId ? (
          <OrderPage
            key={params.orderId}
            id={params.orderId}
            contacts={loaderData.contacts}
            zones={loaderData.zones}
            AddressLines={AddressLines}
            onBuyAgain={buyAgain}
          />
        ) : (
          <OrderIdMissing />
        )}
      </ShopperOnly>
    </div>
  );
}
