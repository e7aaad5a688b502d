import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { ListContextProvider, type SortPayload, useListContext } from 'react-admin';
import { applyChange, type FilterValues, isSame } from './filter-change.ts';
import { useTicksInSight } from './use-ticks-in-sight.ts';

type Shown = { filters: FilterValues; sort: SortPayload };

/**
 * What is set while another change has not been drawn yet is added to it. A search sets its filter half a second after the last key:
 * a status, a column or a page that was touched just then would undo it, for each of them starts from the list as it was last drawn.
 */
export function SteadyList({ children }: { children: ReactNode }) {
  useTicksInSight();
  const list = useListContext();
  const { filterValues, sort, setFilters: sendFilters, setSort: sendSort, setPage: sendPage } = list;
  const drawn = useRef<Shown>({ filters: filterValues, sort });
  const wanted = useRef<Shown>({ filters: filterValues, sort });

  useLayoutEffect(() => {
    drawn.current = { filters: filterValues, sort };
    wanted.current = drawn.current;
  }, [filterValues, sort]);

  /** Beside a change of this very moment: react-admin makes one of the two. */
  const sendFiltersAgain = useCallback(() => {
    if (!isSame(wanted.current.filters, drawn.current.filters)) sendFilters(wanted.current.filters);
  }, [sendFilters]);
  const sendSortAgain = useCallback(() => {
    if (!isSame(wanted.current.sort, drawn.current.sort)) sendSort(wanted.current.sort);
  }, [sendSort]);

  const setFilters = useCallback<typeof sendFilters>(
    (set, ...others) => {
      const { filters: seen } = drawn.current;
      const filters = applyChange({ seen, set: set as FilterValues, wanted: wanted.current.filters });
      wanted.current = { ...wanted.current, filters };
      sendFilters(filters, ...others);
      sendSortAgain();
    },
    [sendFilters, sendSortAgain],
  );
  const setSort = useCallback<typeof sendSort>(
    (set) => {
      wanted.current = { ...wanted.current, sort: set };
      sendSort(set);
      sendFiltersAgain();
    },
    [sendSort, sendFiltersAgain],
  );
  // Where the rows are about to be others, it is their first page that comes.
  const setPage = useCallback<typeof sendPage>(
    (page) => {
      sendPage(page);
      sendFiltersAgain();
      sendSortAgain();
    },
    [sendPage, sendFiltersAgain, sendSortAgain],
  );
  return <ListContextProvider value={{ ...list, setFilters, setSort, setPage }}>{children}</ListContextProvider>;
}
