import Heart from 'lucide-react/icons/heart';
import { explainError } from '../api/explain-error.ts';
import { ProductGrid, ProductGridSkeleton, toCard } from '../catalogue/index.ts';
import type { CardParts } from '../catalogue/index.ts';
import { FavouriteToggle, useFavouriteProducts, useFavourites } from '../favourites/index.ts';
import { announce } from '../ui/announce.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import type { Route } from './+types/favorites.ts';
import { CARD_PARTS } from './card-parts.tsx';
import { pageMeta } from './page-meta.ts';

const SKELETONS = 4;
const SOME_OFF_SALE =
  'Certains de vos favoris ne sont pas en vente en ce moment : ils reviendront ici s’ils le sont de nouveau.';

/** What is taken away goes with its heart: the keyboard goes on from the next one, or from the top. */
function goOnFrom(heart: HTMLElement, name: string): void {
  const next = heart.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('[aria-pressed]');
  (next ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  announce(`${name} retiré des favoris`);
}

const PARTS: CardParts = {
  ...CARD_PARTS,
  heartOf: ({ id, name }) => <FavouriteToggle id={id} name={name} onToggle={(heart) => goOnFrom(heart, name)} />,
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Mes favoris',
    description: 'Les produits que vous avez mis de côté.',
    unlisted: true,
  });

export default function FavoritesPage() {
  const ids = useFavourites();
  return (
    <div className="column min-h-[80vh] py-6">
      <h1 tabIndex={-1} className="mb-4 text-2xl outline-none">
        Mes favoris
      </h1>
      {ids === null && <ProductGridSkeleton count={SKELETONS} label="Chargement des favoris..." />}
      {ids?.length === 0 && <NoFavourites />}
      {ids && ids.length > 0 && <Favourites ids={ids} />}
      <noscript>
        <p>Les favoris sont gardés par votre navigateur : activez JavaScript pour les voir.</p>
      </noscript>
    </div>
  );
}

function Favourites({ ids }: { ids: readonly string[] }) {
  const { products, error, isAsking, askAgain } = useFavouriteProducts(ids);
  if (error !== undefined) {
    const message = explainError(error, 'Erreur lors du chargement des produits');
    return <ErrorView message={message} onRetry={askAgain} busy={isAsking} />;
  }
  // Those of before stay while one that has come to them is asked for.
  const isMissing = !isAsking && products !== undefined && products.length < ids.length;
  if (!products || (products.length === 0 && !isMissing))
    return <ProductGridSkeleton count={ids.length} label="Chargement des favoris..." />;
  if (products.length === 0) return <NoneOnSale />;
  return (
    <>
      <ProductGrid products={products.map((product) => toCard(product))} label="Mes favoris" {...PARTS} />
      {isMissing && <p className="mt-6 text-muted">{SOME_OFF_SALE}</p>}
    </>
  );
}

/** What was put aside stays so, and its heart is nowhere to be seen. */
function NoneOnSale() {
  return (
    <EmptyState
      title="Vos favoris ne sont pas en vente en ce moment"
      heading="h2"
      icon={<Heart aria-hidden="true" className="size-8" />}
      action={<ButtonLink to="/products">Découvrir nos produits</ButtonLink>}
    >
      Ils reviendront ici s’ils le sont de nouveau.
    </EmptyState>
  );
}

function NoFavourites() {
  return (
    <EmptyState
      title="Aucun favori pour le moment"
      heading="h2"
      icon={<Heart aria-hidden="true" className="size-8" />}
      action={<ButtonLink to="/products">Découvrir nos produits</ButtonLink>}
    >
      Touchez le cœur d’un produit pour le retrouver ici, même sans compte.
    </EmptyState>
  );
}
