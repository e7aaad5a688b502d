import type { Product } from '@tokpa/contract/products';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { recallViewed, rememberViewed } from './viewed-store.ts';

const ViewedProducts = lazyPart(() => import('./viewed-products.tsx'));

type RecentlyViewedProps = {
  /** The product of this page: seen from now on, and not shown to itself. */
  currentId?: string;
  renderProducts: (products: readonly Product[]) => ReactNode;
  className?: string;
};

/** What this browser has looked at, from its own memory; nothing for who comes for the first time. Give it a `key` by page. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // The server draws the page for everybody.
  return isAlive ? <Viewed {...props} /> : null;
}

const never = () => () => undefined;

function Viewed({ currentId, renderProducts, className }: RecentlyViewedProps) {
  const [ids] = useState(() => recallViewed().filter((id) => id !== currentId));
  useEffect(() => {
    if (currentId) rememberViewed(currentId);
  }, [currentId]);
  if (ids.length === 0) return null;
  // As high as a title and a row of cards: what comes takes this place, and nothing moves.
  const place = <div aria-hidden="true" className="h-102 md:h-122" />;
  return (
    <div className={className}>
      <Suspense fallback={place}>
        <ViewedProducts ids={ids} place={place} renderProducts={renderProducts} />
      </Suspense>
    </div>
  );
}
