import type { Cart } from '@tokpa/contract/cart';
import { formatFcfa } from '@tokpa/contract/money';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { Link, useNavigate } from 'react-router';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { CartLine } from './cart-line.tsx';
import { useCart } from './use-cart.ts';

/** What the cart drawer holds. */
export function CartPanel({ onLeave }: { onLeave: () => void }) {
  const cart = useCart();
  if (cart.data && cart.data.items.length > 0) return <FilledCart cart={cart.data} onLeave={onLeave} />;
  if (cart.isError && !cart.data) {
    return (
      <ErrorView
        message="Erreur lors de la récupération du panier"
        onRetry={() => void cart.refetch()}
        busy={cart.isFetching}
      />
    );
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
    </EmptyState>
  );
}

function FilledCart({ cart, onLeave }: { cart: Cart; onLeave: () => void }) {
  const navigate = useNavigate();
  const { itemsCount, totalAmount } = cart.summary;

  function finish(): void {
    onLeave();
    void navigate('/checkout');
  }

  return (
    <div className="flex min-h-full flex-col">
      <ul aria-label="Articles du panier" className="flex flex-col divide-y divide-line">
        {cart.items.map((line) => (
          <CartLine key={line.id} line={line} onLeave={onLeave} />
        ))}
      </ul>
      {/* Stays in sight at the drawer's foot, over its padding. */}
      <div className="sticky -bottom-4 z-1 -mx-4 -mb-4 mt-auto flex flex-col gap-2 border-t border-line bg-surface p-4 pb-2">
        <p role="status" className="flex items-baseline justify-between gap-3">
          <span>
            Total ({itemsCount} {itemsCount > 1 ? 'articles' : 'article'})
          </span>
          <strong className="whitespace-nowrap text-xl tabular-nums">{formatFcfa(totalAmount)}</strong>
        </p>
        <Button size="large" wide onClick={finish}>
          Finaliser la commande
        </Button>
        <Link
          to="/products"
          onClick={onLeave}
          className="flex min-h-11 items-center justify-center font-medium text-primary underline-offset-4 hover:underline"
        >
          Continuer vos achats
        </Link>
      </div>
    </div>
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
