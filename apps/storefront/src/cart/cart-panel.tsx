import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { useCart } from './use-cart.ts';

/** What the cart drawer holds. */
export function CartPanel({ onLeave }: { onLeave: () => void }) {
  const cart = useCart();
  if (cart.isError) {
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

function CartSkeleton() {
  return (
    <SkeletonGroup label="Chargement du panier..." className="flex flex-col gap-4">
      {[1, 2, 3].map((line) => (
        <div key={line} className="flex gap-3">
          <Skeleton className="size-20 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-11 w-36" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
