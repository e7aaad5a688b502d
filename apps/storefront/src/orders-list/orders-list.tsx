import PackageOpen from 'lucide-react/icons/package-open';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { explainError } from '../api/explain-error.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { OrderNumber } from '../ui/order-number.tsx';
import { Paginator } from '../ui/paginator.tsx';
import { partOnDemand } from '../ui/part-on-demand.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { useTopOnPage } from '../ui/use-top-on-page.ts';
import { OrderCard } from './order-card.tsx';
import type { BuyAgainSlot } from './order-card.tsx';
import { OrderFilterForm } from './order-filter-form.tsx';
import { countFilters, toOrdersQuery } from './order-filters.ts';
import type { OrderFilters } from './order-filters.ts';
import { useCancelOrder, useOrders } from './order-queries.ts';
import type { ListedOrder } from './order-queries.ts';

const CancelOrderDialog = partOnDemand(() => import('../ui/cancel-order-dialog.tsx'));

type OrdersListProps = {
  page: number;
  filters: OrderFilters;
  /** The address of this list with other filters or another page. */
  addressOf: (list: Partial<OrderFilters> & { page?: number }) => string;
  onFilter: (filters: OrderFilters) => void;
  BuyAgain: BuyAgainSlot;
};

export function OrdersList(props: OrdersListProps) {
  const { page, filters, addressOf, onFilter } = props;
  const top = useTopOnPage(page);
  return (
    <section ref={top} tabIndex={-1} aria-labelledby="commandes" className="outline-none">
      <h2 id="commandes" className="mb-5 flex min-h-11 items-center text-xl">
        Mes commandes
      </h2>
      <OrderFilterForm filters={filters} resetAddress={addressOf({})} onApply={onFilter} />
      <Results {...props} />
    </section>
  );
}

function Results({ page, filters, addressOf, BuyAgain }: OrdersListProps) {
  const orders = useOrders(toOrdersQuery(filters, page));
  if (orders.isPending) return <ListSkeleton />;
  if (orders.isLoadingError) {
    const message = explainError(orders.error, 'Erreur lors de la récupération des commandes');
    return <ErrorView message={message} busy={orders.isFetching} onRetry={() => void orders.refetch()} />;
  }
  const { data, meta } = orders.data;
  if (data.length === 0)
    return <NoOrders isFiltered={countFilters(filters) > 0 || page > 1} allAddress={addressOf({})} />;
  return (
    <div aria-busy={orders.isPlaceholderData} className={orders.isPlaceholderData ? 'opacity-60' : undefined}>
      <p role="status" className="mb-3 text-sm text-muted">
        {meta.total === 1 ? '1 commande' : `${meta.total} commandes`}
      </p>
      <Cards orders={data} BuyAgain={BuyAgain} />
      <Paginator {...meta} noun="commandes" addressOf={(to) => addressOf({ ...filters, page: to })} />
    </div>
  );
}

function Cards({ orders, BuyAgain }: { orders: readonly ListedOrder[]; BuyAgain: BuyAgainSlot }) {
  const [wanted, setWanted] = useState<ListedOrder | null>(null);
  const cancellation = useCancelOrder();
  return (
    <>
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} onCancel={() => setWanted(order)} BuyAgain={BuyAgain} />
        ))}
      </ul>
      {wanted && (
        <CancelOrderDialog
          open
          busy={cancellation.isPending}
          onConfirm={() => cancellation.mutate(wanted.id, { onSettled: () => setWanted(null) })}
          onClose={() => setWanted(null)}
        >
          <OrderNumber number={wanted.orderNumber} />
        </CancelOrderDialog>
      )}
    </>
  );
}

function NoOrders({ isFiltered, allAddress }: { isFiltered: boolean; allAddress: string }) {
  const look = 'rounded-card border border-line bg-surface';
  if (isFiltered) {
    return (
      <EmptyState
        title="Aucune commande ne correspond"
        icon={<SearchX aria-hidden="true" className="size-8" />}
        action={<ButtonLink to={allAddress}>Voir toutes mes commandes</ButtonLink>}
        className={look}
      />
    );
  }
  return (
    <EmptyState
      title="Vous n’avez pas encore de commande"
      icon={<PackageOpen aria-hidden="true" className="size-8" />}
      action={<ButtonLink to="/products">Découvrir nos produits</ButtonLink>}
      className={look}
    >
      Vos commandes et leur suivi apparaîtront ici.
    </EmptyState>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup label="Chargement des commandes..." className="long-page flex flex-col gap-4">
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </SkeletonGroup>
  );
}
