import { LOW_STOCK_BELOW } from '@tokpa/contract/limits';
import { Badge } from '../ui/badge.tsx';
import type { CardProduct } from './card-product.ts';

// Beside them stands the heart, and on the narrowest phones half a screen is little for both.
const NARROW = 'max-[24rem]:px-1 max-[24rem]:tracking-tight';

type ProductBadgesProps = { product: Pick<CardProduct, 'isNew' | 'discountPercent' | 'stock'>; className: string };

export function ProductBadges({ product, className }: ProductBadgesProps) {
  const { isNew, discountPercent, stock } = product;
  const isLow = stock > 0 && stock < LOW_STOCK_BELOW;
  if (!isNew && !discountPercent && !isLow) return null;
  return (
    <ul className={`flex flex-col items-start gap-1 ${className}`}>
      {isNew && (
        <li className="flex">
          <Badge tone="solid-primary" className={NARROW}>
            Nouveau
          </Badge>
        </li>
      )}
      {discountPercent > 0 && (
        <li className="flex">
          <Badge tone="solid-terracotta" className={NARROW}>{`-${discountPercent}%`}</Badge>
        </li>
      )}
      {isLow && (
        <li className="flex">
          <Badge tone="amber" className={NARROW}>{`Plus que ${stock}`}</Badge>
        </li>
      )}
    </ul>
  );
}
