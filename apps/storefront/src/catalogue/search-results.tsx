import type { ProductSort } from '@tokpa/contract/products';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import type { CardProduct } from './card-product.ts';
import { SEARCH_SORTS } from './listing-query.ts';
import { ProductGrid } from './product-grid.tsx';
import type { CardParts } from './product-grid.tsx';
import { SortSelect, SortWithoutScript } from './sort-select.tsx';

const FORM = 'resultats';

type SearchResultsProps = CardParts & {
  term: string;
  sort: ProductSort;
  page: number;
  products: readonly CardProduct[];
  total: number;
  hasMore: boolean;
  busy: boolean;
};

function addressOf(term: string, sort: ProductSort, page: number): string {
  const query = new URLSearchParams({ q: term });
  if (sort !== 'relevance') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return `/search?${query}`;
}

/** Each further page is added below the ones before it: a link, so that it works without JavaScript too. */
export function SearchResults({ term, sort, page, products, total, hasMore, busy, ...parts }: SearchResultsProps) {
  const navigate = useNavigate();
  const show = (next: ProductSort) => void navigate(addressOf(term, next, 1), { preventScrollReset: true });
  return (
    <section aria-label="Résultats de la recherche">
      <form id={FORM} action="/search">
        <input type="hidden" name="q" value={term} />
      </form>
      <div className="flex min-h-11 items-center justify-between gap-2 py-4">
        <p role="status" className="text-muted">
          <b className="font-semibold text-ink">{total}</b> {total > 1 ? 'produits' : 'produit'}
        </p>
        <SortSelect sorts={SEARCH_SORTS} value={sort} form={FORM} onChange={show} />
      </div>
      <SortWithoutScript form={FORM} />
      <ProductGrid products={products} label="Résultats" first {...parts} />
      {total > products.length && (
        <div className="flex flex-col items-center gap-3 pt-6">
          <p className="text-sm text-muted">{`${products.length} produits affichés sur ${total}`}</p>
          {hasMore ? (
            <ButtonLink
              to={addressOf(term, sort, page + 1)}
              replace
              preventScrollReset
              variant="secondary"
              aria-busy={busy || undefined}
              className="w-full sm:w-auto"
            >
              {busy ? 'Chargement...' : 'Voir plus de résultats'}
            </ButtonLink>
          ) : (
            <p className="text-center">Précisez votre recherche pour voir les produits suivants.</p>
          )}
        </div>
      )}
    </section>
  );
}
