import { ApiError } from '@tokpa/contract/client';
import { useSearchParams } from 'react-router';
import { explainError } from '../api/explain-error.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { TrackingForm } from './tracking-form.tsx';
import { TrackingResult } from './tracking-result.tsx';
import { isSame, NOT_FOUND, useTracking, withoutSpaces } from './use-tracking.ts';
import type { Sought } from './use-tracking.ts';

function soughtIn(query: URLSearchParams): Sought {
  return { orderNumber: withoutSpaces(query.get('orderNumber')), orderId: withoutSpaces(query.get('orderId')) };
}

/** Looks an order up by what the address names, which the form writes. */
export function Tracking() {
  const [query, setQuery] = useSearchParams();
  const sought = soughtIn(query);
  const tracking = useTracking(sought);

  function search(next: Sought): void {
    if (isSame(next, sought)) void tracking.refetch();
    else setQuery(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="print:hidden">
        <TrackingForm sought={sought} busy={tracking.isFetching} onSearch={search} />
      </div>
      <div role="status" className="empty:hidden">
        {tracking.isLoading && <ResultLoading />}
        {tracking.isError && !tracking.isFetching && <Notice tone="error">{sentenceOf(tracking.error)}</Notice>}
      </div>
      {tracking.data && <TrackingResult tracked={tracking.data} />}
    </div>
  );
}

function sentenceOf(error: unknown): string {
  // What is too long to be a number is the number of none.
  if (error instanceof ApiError && [404, 422].includes(error.status)) return NOT_FOUND;
  return explainError(error, 'Erreur lors du suivi de la commande.');
}

function ResultLoading() {
  return (
    <SkeletonGroup label="Recherche de votre commande..." className="grid gap-4 lg:grid-cols-[1fr_22rem]">
      <Skeleton className="h-80" />
      <Skeleton className="h-60" />
    </SkeletonGroup>
  );
}
