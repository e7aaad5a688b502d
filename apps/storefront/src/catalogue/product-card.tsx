import { hasDearerVariation } from '@tokpa/contract/has-dearer-variation';
import { formatCount } from '@tokpa/contract/money';
import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { HALF_A_PHONE, Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import type { CardProduct } from './card-product.ts';
import type { View } from './listing-query.ts';
import { ProductBadges } from './product-badges.tsx';

const SIZES: Readonly<Record<View, string>> = {
  grid: `(min-width: 75rem) 282px, (min-width: 48rem) 31vw, ${HALF_A_PHONE}`,
  list: '(min-width: 48rem) 200px, 112px',
};

export type ProductCardProps = {
  product: CardProduct;
  view?: View;
  /** The first of the page: its picture is fetched before the others. */
  eager?: boolean;
  heading?: 'h2' | 'h3';
  /** The favourite toggle, on the picture's corner. */
  heart: ReactNode;
  /** The way into the cart. */
  action: ReactNode;
};

/** The whole card leads to the product; heart and action lie above that link. */
export function ProductCard({ product, view = 'grid', eager, heading, heart, action }: ProductCardProps) {
  const isList = view === 'list';
  return (
    <article className={`link-card relative flex h-full ${isList ? 'flex-wrap items-stretch' : 'flex-col'}`}>
      <div className={`relative shrink-0 ${isList ? 'w-28 grow md:w-50' : ''}`}>
        <Picture
          image={product.picture}
          sizes={SIZES[view]}
          eager={eager}
          className={isList ? 'h-full min-h-28 w-full' : 'aspect-square'}
        />
        {product.stock === 0 && (
          <p className="absolute inset-x-0 bottom-0 bg-ink/85 px-2 py-1.5 text-center text-sm font-semibold text-surface">
            Rupture de stock
          </p>
        )}
        <ProductBadges product={product} className="absolute left-2 top-2 max-[24rem]:left-1" />
        {!isList && <div className="absolute right-1 top-1 z-1">{heart}</div>}
      </div>
      {isList ? (
        <ListBody product={product} heading={heading} heart={heart} action={action} />
      ) : (
        <div className="flex flex-1 flex-col gap-1 p-2.5 sm:p-4">
          <CardName product={product} heading={heading} />
          <CardRating product={product} />
          <CardPrice product={product} />
          <div className="relative z-1 pt-2">{action}</div>
        </div>
      )}
    </article>
  );
}

type BodyProps = Pick<ProductCardProps, 'product' | 'heading' | 'heart' | 'action'>;

function ListBody({ product, heading, heart, action }: BodyProps) {
  return (
    <div className="beside flex grow-999 flex-col gap-x-6 gap-y-2 p-3 md:flex-row md:items-center md:p-5">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start justify-between gap-1">
          <CardName product={product} heading={heading} />
          <div className="relative z-1 -mr-2 -mt-2 shrink-0 md:hidden">{heart}</div>
        </div>
        <CardRating product={product} />
        {product.excerpt && <p className="hidden text-muted sm:line-clamp-2">{product.excerpt}</p>}
        <CardPrice product={product} />
      </div>
      <div className="relative z-1 flex items-center gap-2 md:w-64">
        <div className="flex-1">{action}</div>
        <div className="hidden md:block">{heart}</div>
      </div>
    </div>
  );
}

function CardName({ product, heading: Name = 'h2' }: Pick<ProductCardProps, 'product' | 'heading'>) {
  return (
    <Name className="card-name">
      <Link to={`/product/${product.slug}`} className="after:absolute after:inset-0 hover:text-primary">
        {product.name}
      </Link>
    </Name>
  );
}

/** One star is enough on a card, and draws ten times faster than five. */
function CardRating({ product: { averageRating, reviewsCount } }: Pick<ProductCardProps, 'product'>) {
  if (reviewsCount === 0) return null;
  const value = averageRating.toFixed(1).replace('.', ',');
  return (
    <p className="flex items-center gap-1 text-sm text-muted">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-amber">
        <path d="m12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.4l6.6-.9z" />
      </svg>
      <span aria-hidden="true">
        <b className="font-semibold text-ink">{value}</b> ({formatCount(reviewsCount)})
      </span>
      <span className="sr-only">{`Note : ${value} sur 5, ${formatCount(reviewsCount)} avis`}</span>
    </p>
  );
}

function CardPrice({ product }: Pick<ProductCardProps, 'product'>) {
  return (
    <p className="mt-auto pt-1">
      <Price amount={product.price} originalAmount={product.originalPrice} isFrom={hasDearerVariation(product)} />
    </p>
  );
}
