import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import type { Route } from './+types/order.ts';
import { AddressLines } from '../addresses/index.ts';
import { apiContext } from '../api/context.ts';
import { cartChanges } from '../cart/index.ts';
import type { NewLine } from '../cart/index.ts';
import { OrderIdMissing, OrderLoading, OrderPage } from '../order/index.ts';
import { ShopperOnly } from '../session/index.ts';
import { openCartDrawer } from '../shell/index.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  return { whatsappNumber: data.whatsappNumber, contactEmail: data.contactEmail };
}

export const meta: Route.MetaFunction = () => [
  { title: 'Ma commande' },
  { name: 'description', content: 'Le détail de votre commande, son paiement et sa livraison.' },
  { name: 'robots', content: 'noindex' },
];

export default function OrderRoute({ loaderData, params }: Route.ComponentProps) {
  const buyAgain = useBuyAgain();
  return (
    <div className="column pb-8 pt-2">
      <Link
        to="/account"
        className="mb-1 inline-flex min-h-11 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Retour à mon compte
      </Link>
      <ShopperOnly fallback={<OrderLoading />}>
        {params.orderId ? (
          <OrderPage
            key={params.orderId}
            id={params.orderId}
            contacts={loaderData}
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

/** Article after article: each answer of the server holds the whole cart. */
function useBuyAgain() {
  return async (articles: readonly NewLine[]) => {
    let added = 0;
    for (const article of articles) if (await cartChanges.add(article)) added += 1;
    if (added > 0) openCartDrawer();
    return added;
  };
}
