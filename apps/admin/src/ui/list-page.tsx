import type { ReactElement, ReactNode } from 'react';
import { ListBase, type ListProps, ListView, Loading, useListContext } from 'react-admin';
import { ListActions } from './list-actions.tsx';
import { PageHeading } from './page-heading.tsx';
import { ReadFault } from './read-fault.tsx';
import { SteadyList } from './steady-list.tsx';

type ListPageProps = Pick<ListProps, 'actions' | 'exporter' | 'filterDefaultValues' | 'sort'> & {
  title: string;
  filters: ReactElement[];
  children: ReactNode;
};

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const usualActions = <ListActions />;
const waiting = <Loading />;

type FrameProps = Pick<ListProps, 'actions' | 'filters'> & { children: ReactNode };

/** Rows that were read before stay when they can not be read again: what fails then is said beside them. */
function ListFrame({ children, ...view }: FrameProps) {
  const { error, data, isFetching, refetch } = useListContext();
  const isMissing = Boolean(error) && data === undefined;
  return (
    <ListView title={false} empty={false} {...view} {...(isMissing && { pagination: false })}>
      {isMissing ? <ReadFault error={error} isBusy={isFetching === true} onRetry={refetch} /> : children}
    </ListView>
  );
}

/** The screen of a list: its name, its filters and acts, 25 rows a page. Unless said otherwise the newest first, and for no spreadsheet. */
export function ListPage({ title, filters, actions = usualActions, children, ...rows }: ListPageProps) {
  return (
    <>
      <PageHeading title={title} />
      <ListBase perPage={25} sort={NEWEST_FIRST} exporter={false} authLoading={waiting} offline={false} {...rows}>
        <SteadyList>
          <ListFrame actions={actions} filters={filters}>
            {children}
          </ListFrame>
        </SteadyList>
      </ListBase>
    </>
  );
}

type ListWithinProps = FrameProps &
  Pick<ListProps, 'exporter' | 'sort'> &
  Required<Pick<ListProps, 'resource' | 'filter' | 'storeKey'>>;

/** The same list within a page about something else, whose address is not its own. */
export function ListWithin({ children, actions, filters, ...rows }: ListWithinProps) {
  return (
    <ListBase perPage={25} disableSyncWithLocation authLoading={waiting} offline={false} {...rows}>
      <SteadyList>
        <ListFrame actions={actions} {...(filters && { filters })}>
          {children}
        </ListFrame>
      </SteadyList>
    </ListBase>
  );
}
