import { showWishes } from './cart-store.ts';
import { keepCart, recallCart } from './kept-cart.ts';
import { isAboutSame, withWish } from './wished-articles.ts';
import type { Wish } from './wishes.ts';

/** Without a network: shown at once, sent when it is back. Says whether this browser could keep it until then. */
export function addWish(wish: Wish): boolean {
  const isKept = keepCart({ wishes: withWish(recallCart().wishes, wish) });
  showWishes();
  return isKept;
}

/** Sent, or overtaken; what was changed again while it was on its way stays. */
export function dropWish(wish: Wish): void {
  const { wishes } = recallCart();
  keepCart({ wishes: wishes.filter((other) => !isAboutSame(other, wish) || other.quantity !== wish.quantity) });
  showWishes();
}
