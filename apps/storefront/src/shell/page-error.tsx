import SearchX from 'lucide-react/icons/search-x';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';

type PageErrorProps = {
  error: unknown;
  /** What a missing page of this kind is called: `Produit non trouvé`. */
  notFound?: string;
  /** What went wrong otherwise, in the page's own words; left out: what the API said. */
  failed?: string;
};

const NOT_FOUND_DESCRIPTION = 'Cette page n’existe pas, ou n’existe plus. Retrouvez nos produits depuis l’accueil.';

/** For a route's error boundary: a missing page leads home, any other fault can be tried again. */
export function PageError({ error, notFound = 'Page non trouvée', failed }: PageErrorProps) {
  const { state, revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound title={notFound} />;
  return (
    <>
      <title>Une erreur s'est produite</title>
      <ErrorView
        heading="h1"
        message={failed ?? messageOf(error)}
        onRetry={() => void revalidate()}
        busy={state === 'loading'}
        className="py-20"
      />
    </>
  );
}

export function NotFound({ title }: { title: string }) {
  return (
    <div className="column py-10">
      <title>{title}</title>
      <meta name="description" content={NOT_FOUND_DESCRIPTION} />
      <meta name="robots" content="noindex, follow" />
      <EmptyState
        title={title}
        heading="h1"
        icon={<SearchX aria-hidden="true" className="size-8" />}
        action={<ButtonLink to="/">Retour à l’accueil</ButtonLink>}
      >
        Le lien est peut-être ancien, ou l’adresse mal saisie.
      </EmptyState>
    </div>
  );
}

/** What the API said to shoppers; never an exception's own words. */
function messageOf(error: unknown): string {
  const said = isRouteErrorResponse(error) ? (error.data as { message?: unknown } | null)?.message : undefined;
  return typeof said === 'string' ? said : 'Unexpected Application Error';
}
