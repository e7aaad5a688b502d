import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { CardProduct } from './card-product.ts';
import type { View } from './listing-query.ts';
import { ProductCard } from './product-card.tsx';

/** What other features put on a card. */
export type CardParts = {
  heartOf: (product: CardProduct) => ReactNode;
  actionOf: (product: CardProduct) => ReactNode;
};

type ProductGridProps = CardParts & {
  products: readonly CardProduct[];
  label: string;
  view?: View;
  heading?: 'h2' | 'h3';
  /** The list stands at the top of its page: its first picture is what a person waits for. */
  first?: boolean;
  busy?: boolean;
};

/** Two columns under the thumb, three on a tablet, four on a desk; or one line for each product. */
export function ProductGrid({
  products,
  label,
  view = 'grid',
  heading,
  first = false,
  busy = false,
  heartOf,
  actionOf,
}: ProductGridProps) {
  return (
    <ul
      aria-label={label}
      aria-busy={busy || undefined}
      className={classNames(
        'grid gap-3 transition-opacity md:gap-5',
        view === 'grid' && 'cols-products',
        busy && 'opacity-50',
      )}
    >
      {products.map((product, position) => (
        <li key={product.id} className="min-w-0">
          <ProductCard
            product={product}
            view={view}
            heading={heading}
            eager={first && position === 0}
            heart={heartOf(product)}
            action={actionOf(product)}
          />
        </li>
      ))}
    </ul>
  );
}
