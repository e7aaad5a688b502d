import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useCartCount, useCatchingUp } from '../cart/index.ts';
import { loadAhead, partOnDemand } from '../ui/part-on-demand.tsx';
import { closeCartDrawer, openCartDrawer, useCartDrawerOpen } from './cart-drawer-state.ts';

const BADGE_MAX = 99;
const load = () => import('./cart-drawer.tsx');
const CartDrawer = partOnDemand(load);

export function CartButton() {
  const count = useCartCount();
  useCatchingUp();
  const isOpen = useCartDrawerOpen();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={count === 0 ? 'Mon panier' : `Mon panier, ${count} ${count > 1 ? 'articles' : 'article'}`}
        onPointerEnter={() => loadAhead(load)}
        onFocus={() => loadAhead(load)}
        onClick={openCartDrawer}
        className="relative tap-square rounded-control text-ink transition-colors hover:bg-primary-tint"
      >
        <ShoppingBasket aria-hidden="true" className="size-6" />
        {count > 0 && (
          <span className="absolute -right-1 top-0 flex h-[1.8em] min-w-[1.8em] items-center justify-center rounded-full bg-terracotta px-1 text-[min(0.6875rem,4vw)] font-bold leading-none text-surface">
            {count > BADGE_MAX ? `${BADGE_MAX}+` : count}
          </span>
        )}
      </button>
      {/* Closed it stays, so that it can give the focus back. */}
      <CartDrawer open={isOpen} onClose={closeCartDrawer} />
    </>
  );
}
