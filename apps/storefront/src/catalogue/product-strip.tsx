import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import type { CardParts } from './product-grid.tsx';

type ProductStripProps = CardParts & { products: readonly CardProduct[]; label: string };

/** Cards side by side, as many as there are, sliding under the thumb: a second thought takes one row of the page, not ten. */
export function ProductStrip({ products, label, heartOf, actionOf }: ProductStripProps) {
  return (
    <ul
      aria-label={label}
      className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain px-4 pb-3 md:mx-0 md:scroll-px-0 md:gap-5 md:px-0"
    >
      {products.map((product) => (
        <li key={product.id} className="w-[min(11rem,100%)] shrink-0 snap-start md:w-[min(14rem,100%)]">
          <ProductCard product={product} heading="h3" heart={heartOf(product)} action={actionOf(product)} />
        </li>
      ))}
    </ul>
  );
}
