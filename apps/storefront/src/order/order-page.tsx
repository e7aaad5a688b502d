import SearchX from 'lucide-react/icons/search-x';
import { explainError } from '../api/explain-error.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { OrderDetails } from './order-details.tsx';
import type { OrderDetailsProps } from './order-details.tsx';
import { useOrder } from './use-order.ts';

type OrderPageProps = Omit<OrderDetailsProps, 'order'> & { id: string };

/** One order of the shopper: its states first, then the order itself. */
export function OrderPage({ id, ...slots }: OrderPageProps) {
  const order = useOrder(id);
  if (order.data) return <OrderDetails order={order.data} {...slots} />;
  if (order.isMissing) {
    return (
      <EmptyState
        title="Commande introuvable"
        heading="h1"
        icon={<SearchX aria-hidden="true" className="size-8" />}
        className="py-16"
        action={<ButtonLink to="/account">Retour à mon compte</ButtonLink>}
      >
        Cette commande n'existe pas ou vous n'avez pas les autorisations pour la voir.
      </EmptyState>
    );
  }
  if (order.isError) {
    return (
      <ErrorView
        heading="h1"
        message={explainError(order.error, 'Erreur lors de la récupération de la commande')}
        onRetry={() => void order.refetch()}
        busy={order.isFetching}
        className="py-16"
      />
    );
  }
  return <OrderLoading />;
}

/** The address names no order. */
export function OrderIdMissing() {
  return (
    <EmptyState
      title="ID de commande manquant"
      heading="h1"
      icon={<SearchX aria-hidden="true" className="size-8" />}
      className="py-16"
      action={<ButtonLink to="/account?tab=commandes">Voir mes commandes</ButtonLink>}
    >
      Le lien ne dit pas de quelle commande il s’agit.
    </EmptyState>
  );
}

/** The shape of an order; also what the server sends. */
export function OrderLoading() {
  return (
    <SkeletonGroup label="Chargement des détails de la commande..." className="flex flex-col gap-4">
      <h1 className="sr-only">Ma commande</h1>
      <p aria-hidden="true" className="text-muted">
        Chargement des détails de la commande...
      </p>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-32" />
      <div className="grid gap-4 lg:grid-cols-[1fr_22rem]">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </SkeletonGroup>
  );
}
