import { LOW_STOCK_BELOW } from '@tokpa/contract/limits';
import { discountPercent, formatFcfa } from '@tokpa/contract/money';
import Flame from 'lucide-react/icons/flame';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Link } from '../ui/link.tsx';
import { Price } from '../ui/price.tsx';
import { Rating } from '../ui/rating.tsx';
import type { DetailProduct } from './detail-product.ts';
import { VariationChoice } from './variation-choice.tsx';

type BuyBoxProps = {
  product: DetailProduct;
  chosenId: string | undefined;
  onChoose: (variationId: string) => void;
  /** The way into the cart, for the variation that is chosen. */
  renderAction: (variationId: string | undefined) => ReactNode;
  heart: ReactNode;
};

/**
 * Beside the gallery on a desk. On a phone its parts are parts of the page itself (`contents`), so that the
 * last one can stick to the bottom of the screen all the way down.
 */
export function BuyBox({ product, chosenId, onChoose, renderAction, heart }: BuyBoxProps) {
  const chosen = product.variations.find(({ id }) => id === chosenId);
  const offer = chosen ?? product;
  return (
    <div className="contents md:flex md:flex-col md:gap-5">
      <Heading product={product} heart={heart} />
      <OfferPrice price={offer.price} originalPrice={offer.originalPrice} stock={offer.stock} />
      {product.variations.length > 0 && (
        <VariationChoice
          variations={product.variations}
          chosenBy={product.chosenBy}
          chosenId={chosenId}
          onChoose={onChoose}
        />
      )}
      <div className="bottom-0 z-20 -mx-4 border-t border-line bg-surface px-4 py-3 shadow-soft tall:max-md:sticky tall:max-md:order-1 md:mx-0 md:border-0 md:bg-transparent md:p-0 md:shadow-none print:hidden">
        <StickyLine name={product.name} variation={chosen?.name} price={offer.price} />
        {renderAction(chosenId)}
      </div>
    </div>
  );
}

/** What the button at the bottom of the phone is about, once name and price have scrolled away. */
function StickyLine({ name, variation, price }: { name: string; variation: string | undefined; price: number }) {
  return (
    <p aria-hidden="true" className="mb-2 hidden justify-between gap-3 text-sm tall:max-md:flex">
      <span className="min-w-0 truncate text-muted">{variation ? `${name} · ${variation}` : name}</span>
      <b className="shrink-0">{formatFcfa(price)}</b>
    </p>
  );
}

function Heading({ product, heart }: Pick<BuyBoxProps, 'product' | 'heart'>) {
  const shelf = product.subcategory ?? product.category;
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <Link
          to={`/category/${shelf.slug}`}
          className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-primary hover:underline"
        >
          {shelf.name}
        </Link>
        <h1 className="text-2xl md:text-3xl">{product.name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          {product.isNew && <Badge tone="solid-primary">Nouveau</Badge>}
          <a href="#avis" className="inline-flex min-h-11 items-center gap-1.5 hover:underline">
            {product.reviewsCount > 0 ? (
              <Rating value={product.averageRating} count={product.reviewsCount} />
            ) : (
              <span className="text-sm text-muted">Aucun avis pour le moment</span>
            )}
          </a>
        </p>
      </div>
      <div className="-mr-1 shrink-0">{heart}</div>
    </div>
  );
}

type OfferPriceProps = { price: number; originalPrice: number | null; stock: number };

function OfferPrice({ price, originalPrice, stock }: OfferPriceProps) {
  const percent = discountPercent(price, originalPrice);
  const isLow = stock > 0 && stock < LOW_STOCK_BELOW;
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Price amount={price} originalAmount={originalPrice} size="large" />
        {percent > 0 && <Badge tone="solid-terracotta">{`-${percent}%`}</Badge>}
      </p>
      {isLow && (
        <p className="flex items-center gap-1.5 font-semibold text-terracotta">
          <Flame aria-hidden="true" className="size-5 shrink-0" />
          {`Plus que ${stock} en stock !`}
        </p>
      )}
      {stock === 0 && <p className="font-semibold text-terracotta">Rupture de stock</p>}
    </div>
  );
}
