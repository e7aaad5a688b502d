import type { Cart } from '@tokpa/contract/cart';
import { formatFcfa } from '@tokpa/contract/money';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { loginAddress } from '../api/origin.ts';
import { useSession } from '../session/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { Link } from '../ui/link.tsx';
import { partOnDemand } from '../ui/part-on-demand.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { CartLine } from './cart-line.tsx';
import { reloadOldCart } from './cart-store.ts';
import { cartChanges } from './change-cart.ts';
import { useCart } from './use-cart.ts';
import { WaitingChanges } from './waiting-changes.tsx';
import { newArticles } from './wishes.ts';

const ConfirmDialog = partOnDemand(() => import('../ui/confirm-dialog.tsx'));

// The click that opens the drawer may follow one that has just changed the cart.
const FRESH_FOR_MS = 3000;

/** What the cart drawer holds: as the shop knows it when it opens, for a telephone or another tab may have changed it. */
export function CartPanel({ onLeave }: { onLeave: () => void }) {
  const cart = useCart();
  useEffect(() => reloadOldCart(FRESH_FOR_MS), []);
  const waiting = <WaitingChanges wishes={cart.wishes} isKept={cart.isKept} />;
  if (cart.data && cart.data.items.length > 0) {
    return (
      <FilledCart cart={cart.data} onLeave={onLeave}>
        {waiting}
      </FilledCart>
    );
  }
  if (newArticles(cart.wishes).length > 0) return waiting;
  if (cart.isError && !cart.data) {
    return <ErrorView message={cart.failure} onRetry={() => void cart.refetch()} busy={cart.isFetching} />;
  }
  if (cart.isLoading) return <CartSkeleton />;
  return (
    <EmptyState
      title="Votre panier est vide"
      icon={<ShoppingBasket aria-hidden="true" className="size-8" />}
      action={
        <ButtonLink to="/products" onClick={onLeave}>
          Découvrir nos produits
        </ButtonLink>
      }
    >
      Parcourez les rayons du marché et ajoutez ce qui vous plaît.
      <LogInForCart onLeave={onLeave} />
    </EmptyState>
  );
}

/** A cart belongs to an account: a visitor's may be full. */
function LogInForCart({ onLeave }: { onLeave: () => void }) {
  if (useSession().status !== 'visitor') return null;
  return (
    <span className="mt-2 block">
      {frenchSpaces('Déjà un compte ? ')}
      <Link to={loginAddress()} onClick={onLeave} className="font-semibold text-primary underline underline-offset-4">
        Retrouvez votre panier
      </Link>
    </span>
  );
}

function FilledCart({ cart, onLeave, children }: { cart: Cart; onLeave: () => void; children: ReactNode }) {
  const navigate = useNavigate();
  const { itemsCount, totalAmount } = cart.summary;

  function finish(): void {
    onLeave();
    // Without a network the router would wait for a page that never comes; the browser gets the one that says so.
    if (navigator.onLine) void navigate('/checkout');
    else window.location.assign('/checkout');
  }

  return (
    <div className="flex min-h-full flex-col">
      {children}
      <ul aria-label="Articles du panier" className="flex flex-col divide-y divide-line">
        {cart.items.map((line) => (
          <CartLine key={line.id} line={line} onLeave={onLeave} />
        ))}
      </ul>
      {/* Stays in sight at the drawer's foot, over its padding. */}
      <div className="-bottom-4 z-1 -mx-4 -mb-4 mt-auto flex flex-col gap-2 border-t border-line bg-surface p-4 pb-2 tall:sticky">
        <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>
            Total ({itemsCount} {itemsCount > 1 ? 'articles' : 'article'})
          </span>
          <strong className="whitespace-nowrap text-xl tabular-nums">{formatFcfa(totalAmount)}</strong>
        </p>
        <Button size="large" wide onClick={finish}>
          Finaliser la commande
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Link
            to="/products"
            onClick={onLeave}
            className="inline-flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
          >
            Continuer vos achats
          </Link>
          <EmptyCart />
        </div>
      </div>
    </div>
  );
}

function EmptyCart() {
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function empty(): Promise<void> {
    setBusy(true);
    await cartChanges.empty();
    setBusy(false);
    setIsAsking(false);
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className="min-h-11 text-muted underline-offset-4 hover:text-terracotta hover:underline"
      >
        Vider le panier
      </button>
      {isAsking && (
        <ConfirmDialog
          open
          title="Vider le panier"
          question="Êtes-vous sûr de vouloir retirer tous les articles de votre panier ?"
          confirmLabel="Vider le panier"
          cancelLabel="Annuler"
          busy={busy}
          onConfirm={() => void empty()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function CartSkeleton() {
  return (
    <SkeletonGroup label="Chargement du panier..." className="flex flex-col gap-4">
      {[1, 2, 3].map((line) => (
        <div key={line} className="flex gap-3">
          <Skeleton className="size-16 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-11 w-36" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
