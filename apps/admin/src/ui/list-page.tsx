import type { ReactElement, ReactNode } from 'react';
import { ListBase, type ListProps, ListView, Loading, useListContext } from 'react-admin';
import { ListActions } from './list-actions.tsx';
import { PageHeading } from './page-heading.tsx';
import { QuestionPlace } from './question-place.tsx';
import { ReadFault } from './read-fault.tsx';
import { SortPlaceProvider } from './sort-choice.tsx';
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

type RowsOfList = Omit<ListProps, 'actions' | 'filters' | 'children'>;

/** 25 rows a page and what stands around them. */
function ListOfRows({ children, actions, filters, ...rows }: FrameProps & RowsOfList) {
  return (
    <ListBase perPage={25} authLoading={waiting} offline={false} {...rows}>
      <SteadyList>
        <SortPlaceProvider>
          <QuestionPlace>
            <ListFrame actions={actions} {...(filters && { filters })}>
              {children}
            </ListFrame>
          </QuestionPlace>
        </SortPlaceProvider>
      </SteadyList>
    </ListBase>
  );
}

/** The screen of a list: its name, its filters and acts, 25 rows a page. Unless said otherwise the newest first, and for no spreadsheet. */
export function ListPage({ title, actions = usualActions, ...list }: ListPageProps) {
  return (
    <>
      <PageHeading title={title} />
      <ListOfRows actions={actions} sort={NEWEST_FIRST} exporter={false} {...list} />
    </>
  );
}

type ListWithinProps = FrameProps &
  Pick<ListProps, 'exporter' | 'sort'> &
  Required<Pick<ListProps, 'resource' | 'filter' | 'storeKey'>>;

/** The same list within a page about something else, whose address is not its own. */
export function ListWithin(list: ListWithinProps) {
  return <ListOfRows disableSyncWithLocation {...list} />;
}
