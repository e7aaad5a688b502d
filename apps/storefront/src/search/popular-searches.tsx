import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { POPULAR_SEARCHES, searchAddress } from './search-options.ts';

/** What a search page offers when it has nothing to show. */
export function PopularSearches({ searchedFor }: { searchedFor: string }) {
  return (
    <div className="flex flex-col items-start gap-5 py-4">
      {searchedFor && (
        <p className="flex items-start gap-3">
          <SearchX aria-hidden="true" className="size-6 shrink-0 text-primary" />
          <span>
            <b className="font-semibold">Aucun produit trouvé.</b> Vérifiez l’orthographe, ou essayez un mot plus court.
          </span>
        </p>
      )}
      <section aria-labelledby="populaires">
        <h2 id="populaires" className="mb-3 text-lg">
          Recherches populaires
        </h2>
        <ul className="flex flex-wrap gap-2">
          {POPULAR_SEARCHES.map((term) => (
            <li key={term}>
              <Link
                to={searchAddress(term)}
                className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium hover:border-primary hover:text-primary"
              >
                {term}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <ButtonLink to="/products" className="w-full sm:w-auto">
        Voir tous les produits
      </ButtonLink>
    </div>
  );
}
