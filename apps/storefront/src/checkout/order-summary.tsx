import type { Cart, CartItem } from '@tokpa/contract/cart';
import { formatFcfa } from '@tokpa/contract/money';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { AmountRow, TotalRow } from '../ui/amount-row.tsx';
import { Picture } from '../ui/picture.tsx';
import type { Amounts } from './amounts.ts';

type SummaryProps = { cart: Cart; amounts: Amounts };

/** Folded above the steps on a phone, where the total stays in sight. */
export function FoldedSummary({ cart, amounts }: SummaryProps) {
  return (
    <details className="group rounded-card border border-line bg-surface lg:hidden">
      <summary className="flex min-h-13 list-none items-center gap-2 px-3 py-2 [&::-webkit-details-marker]:hidden">
        <ShoppingBasket aria-hidden="true" className="size-5 shrink-0 text-primary" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2">
          <span className="font-medium leading-tight">
            Ma commande <span className="block text-sm font-normal text-muted">{countText(cart)}</span>
          </span>
          <strong className="whitespace-nowrap tabular-nums">{formatFcfa(amounts.total)}</strong>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-primary transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line p-4">
        <SummaryLines cart={cart} amounts={amounts} />
      </div>
    </details>
  );
}

/** Beside the steps on a desk. */
export function SideSummary({ cart, amounts }: SummaryProps) {
  return (
    <aside
      aria-label="Récapitulatif de la commande"
      className="sticky top-4 hidden w-88 shrink-0 self-start rounded-card border border-line bg-surface p-5 lg:block"
    >
      <h2 className="mb-4 text-lg">
        Ma commande <span className="font-sans text-base font-normal text-muted">({countText(cart)})</span>
      </h2>
      <SummaryLines cart={cart} amounts={amounts} />
    </aside>
  );
}

function countText({ summary: { itemsCount } }: Cart): string {
  return `${itemsCount} ${itemsCount > 1 ? 'articles' : 'article'}`;
}

function SummaryLines({ cart, amounts }: SummaryProps) {
  return (
    <>
      <ul className="flex max-h-80 flex-col gap-3 overflow-y-auto pr-1 pt-2">
        {cart.items.map((item) => (
          <SummaryItem key={item.id} item={item} />
        ))}
      </ul>
      <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-4 tabular-nums">
        <AmountRow label="Sous-total" amount={amounts.subtotal} />
        <AmountRow label="Livraison" amount={amounts.shipping} />
        {amounts.codFee > 0 && <AmountRow label="Supplément paiement à la livraison" amount={amounts.codFee} />}
        {amounts.discount > 0 && <AmountRow label="Remise" amount={-amounts.discount} />}
        <TotalRow amount={amounts.total} />
      </dl>
    </>
  );
}

function SummaryItem({ item }: { item: CartItem }) {
  const { product, variation, quantity } = item;
  return (
    <li className="flex items-center gap-3">
      <span className="relative shrink-0">
        <Picture image={product.picture} alt="" sizes="3.5rem" className="size-14 rounded-control" />
        <span
          aria-hidden="true"
          className="absolute -right-1.5 -top-1.5 flex h-[1.25rem] min-w-[1.25rem] items-center justify-center rounded-full bg-ink px-1 text-[0.75rem] font-bold leading-none text-surface"
        >
          {quantity}
        </span>
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className="min-w-0 flex-[1_1_6rem]">
          <span className="line-clamp-2">
            <span className="sr-only">{quantity} × </span>
            {product.name}
          </span>
          {variation && <span className="block text-muted">{variation.name}</span>}
          {item.issue && <span className="block font-medium text-terracotta">À corriger avant de commander</span>}
        </span>
        <span className="ml-auto whitespace-nowrap font-semibold tabular-nums">{formatFcfa(item.totalAmount)}</span>
      </span>
    </li>
  );
}
