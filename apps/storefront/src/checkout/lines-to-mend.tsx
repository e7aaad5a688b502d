import type { Cart } from '@tokpa/contract/cart';
import { Notice } from '../ui/notice.tsx';

type LinesToMendProps = { cart: Cart; onEditCart: () => void };

/** Said from the first step on: the order would be refused at the last one. */
export function LinesToMend({ cart, onEditCart }: LinesToMendProps) {
  const count = cart.items.filter(({ issue }) => issue !== null).length;
  return (
    <div role="status" className="empty:hidden">
      {count > 0 && (
        <Notice tone="warning">
          <p>
            {count === 1
              ? 'Un article de votre panier ne peut pas être commandé tel quel.'
              : `${count} articles de votre panier ne peuvent pas être commandés tels quels.`}
          </p>
          <button type="button" onClick={onEditCart} className="min-h-11 font-semibold underline underline-offset-4">
            Modifier mon panier
          </button>
        </Notice>
      )}
    </div>
  );
}
