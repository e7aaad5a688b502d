import type { Product } from '@tokpa/contract/products';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { anonymousApi } from '../api/browser.ts';
import { Button } from '../ui/button.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { forgetViewed } from './viewed-store.ts';

// A screen before it comes into sight: on a slow network it is there when the shopper is.
const AHEAD = '100% 0px';

type ViewedProductsProps = {
  ids: readonly string[];
  /** Stands there until the products have come. */
  place: ReactNode;
  renderProducts: (products: readonly Product[]) => ReactNode;
};

type Phase = { products: readonly Product[] } | 'waiting' | 'failed' | 'cleared';

/** Loaded late. Prices and stock are those of this moment: only ids are remembered. */
export default function ViewedProducts({ ids, place, renderProducts }: ViewedProductsProps) {
  const [phase, setPhase] = useState<Phase>('waiting');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // A second thought: without it the page is still whole.
    const fail = () => leaving.signal.aborted || setPhase('failed');
    const stopWatching = onceNear(frame.current, () => {
      fetchProducts(ids, leaving.signal).then((products) => setPhase({ products }), fail);
    });
    return () => {
      stopWatching();
      leaving.abort();
    };
  }, [ids]);

  function clear(): void {
    forgetViewed();
    setPhase('cleared');
  }

  if (phase === 'waiting') return <div ref={frame}>{place}</div>;
  if (phase === 'cleared') {
    return (
      <p role="status" className="py-4 text-muted">
        Vos produits vus récemment sont effacés.
      </p>
    );
  }
  if (phase === 'failed' || phase.products.length === 0) return null;
  return (
    <TitledSection
      title="Vus récemment"
      aside={
        <Button variant="quiet" className="-mr-2 px-2!" onClick={clear}>
          Effacer
          <span className="sr-only"> les produits vus récemment</span>
        </Button>
      }
    >
      {renderProducts(phase.products)}
    </TitledSection>
  );
}

/** Calls back once the element comes near; answers how to stop watching. */
function onceNear(element: Element | null, callback: () => void): () => void {
  if (!element) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** What the shop does not sell now may be sold again: it stays remembered until later looks take its place. */
async function fetchProducts(ids: readonly string[], signal: AbortSignal): Promise<Product[]> {
  // As any visitor: staff's token would bring the back office's list, drafts included.
  const { data } = await anonymousApi.call('GET /products', { query: { ids: ids.join(',') }, signal });
  return data;
}
