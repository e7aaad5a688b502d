import type { Cart } from '@tokpa/contract/cart';
import type { Route } from './+types/checkout.ts';
import { AddressForm, AddressLines, useAddresses } from '../addresses/index.ts';
import { apiContext } from '../api/context.ts';
import {
  LineIssue,
  readCart,
  recallCart,
  reloadCart,
  sendWaitingChanges,
  showCart,
  showWishes,
  useCart,
  whenAnswered,
} from '../cart/index.ts';
import { Checkout, UNSENT, Waiting } from '../checkout/index.ts';
import { ShopperOnly, useSession } from '../session/index.ts';
import { BackToCart, openCartDrawer } from '../shell/index.ts';
import { ErrorView } from '../ui/error-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from '../ui/use-online.ts';
import { pageMeta } from './page-meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  const { shippingFee, codCities, codFee, codMaxAmount, countriesServed } = data;
  return { shippingFee, codCities, codFee, codMaxAmount, countriesServed };
}

// Between the steps nothing is asked of the server: they also work while the network is away.
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Finaliser la commande',
    description: 'Choisissez la livraison et le paiement, puis confirmez votre commande.',
    unlisted: true,
  });

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const isOnline = useOnline();
  return (
    <div className="column pb-6 pt-2 lg:pb-12">
      <BackToCart />
      <h1 className="mb-5 text-2xl">Finaliser la commande</h1>
      <div role="status">
        {!isOnline && (
          <Notice tone="warning" className="mb-5">
            {OFFLINE}
          </Notice>
        )}
      </div>
      <ShopperOnly fallback={<Waiting />}>
        <ShopperCheckout settings={loaderData} />
      </ShopperOnly>
    </div>
  );
}

const OFFLINE = 'Vous êtes hors connexion. La commande se passe avec le réseau : prix et stock y sont vérifiés.';
const SLOTS = { AddressLines, AddressForm, LineIssue };
const NOTHING: Cart = { items: [], summary: { itemsCount: 0, totalAmount: 0 } };
// More than an account may hold.
const ALL_ADDRESSES = 100;

/** Another tab's changes wait too: this one may not have heard of them, and says now what waits and how it is sent. */
async function readSentCart(): Promise<Cart | null> {
  if (recallCart().wishes.length === 0) return readCart();
  showWishes();
  return null;
}

function ShopperCheckout({ settings }: { settings: Route.ComponentProps['loaderData'] }) {
  const { user } = useSession();
  const known = useCart();
  // What this browser kept may be old: an order is made of what the shop says now.
  const cart = known.isKept ? { ...known, data: undefined } : known;
  const addresses = useAddresses({ limit: ALL_ADDRESSES });
  const failed = [cart, addresses].find((query) => query.isError && !query.data);
  if (failed) {
    const message = failed === cart ? cart.failure : 'Erreur lors de la récupération des adresses de livraison';
    return <ErrorView heading="h2" message={message} onRetry={() => void failed.refetch()} busy={failed.isFetching} />;
  }
  const isUnsent = cart.wishes.length > 0;
  if (isUnsent && cart.data?.items.length === 0) {
    return <ErrorView heading="h2" message={UNSENT} onRetry={() => void sendWaitingChanges()} busy={cart.isFetching} />;
  }
  if (!user || !cart.data || !addresses.data) return <Waiting />;
  return (
    <>
      <UnsentNotice isUnsent={isUnsent} />
      <Checkout
        key={user.id}
        cart={cart.data}
        isUnsent={isUnsent}
        addresses={addresses.data.data}
        settings={settings}
        slots={SLOTS}
        onPlaced={() => showCart(NOTHING)}
        readCart={readSentCart}
        whenAnswered={whenAnswered}
        onStaleCart={() => void reloadCart()}
        onStaleAddresses={async () => (await addresses.refetch()).data?.data.length ?? 0}
        onEditCart={openCartDrawer}
      />
    </>
  );
}

/** Above the checkout, which stays open with what is typed into it; it sends nothing meanwhile. */
function UnsentNotice({ isUnsent }: { isUnsent: boolean }) {
  return (
    <div role="status">
      {isUnsent && (
        <Notice tone="warning" className="mb-5">
          <p>{UNSENT}</p>
          <button
            type="button"
            onClick={() => void sendWaitingChanges()}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            Réessayer
          </button>
        </Notice>
      )}
    </div>
  );
}
