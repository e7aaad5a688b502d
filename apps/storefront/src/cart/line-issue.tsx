import type { CartItem } from '@tokpa/contract/cart';
import { sayCount } from '@tokpa/contract/say-count';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { cartChanges } from './change-cart.ts';

type Bought = { stock: number; isSeat: boolean };

const ISSUES: Readonly<Record<NonNullable<CartItem['issue']>, ({ stock, isSeat }: Bought) => string>> = {
  unavailable: () => 'Cet article n’est plus disponible.',
  out_of_stock: ({ isSeat }) => (isSeat ? 'Complet : il n’y a plus de place.' : 'Rupture de stock.'),
  insufficient_stock: ({ stock, isSeat }) =>
    isSeat ? `Il ne reste que ${sayCount(stock, 'place')}.` : `Il n’en reste que ${stock}.`,
};

/** Why a line can not be ordered as it stands, and the one gesture that mends it. */
export function LineIssue({ line }: { line: CartItem }) {
  if (!line.issue) return null;
  const { stock, name } = line.product;
  const kept = line.issue === 'insufficient_stock' ? stock : 0;
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 text-sm font-medium text-terracotta">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {line.itemType === 'FORMATION' && kept > 0
          ? 'Une formation s’achète une seule fois.'
          : ISSUES[line.issue]({ stock, isSeat: line.itemType !== 'PRODUCT' })}
      </span>
      <button
        type="button"
        onClick={() => void cartChanges.setQuantity(line, kept)}
        className="min-h-11 px-1 underline underline-offset-4 hover:text-terracotta-strong"
      >
        {kept > 0 ? `En garder ${kept}` : 'Retirer l’article'}
        <VisuallyHidden> ({name})</VisuallyHidden>
      </button>
    </div>
  );
}
