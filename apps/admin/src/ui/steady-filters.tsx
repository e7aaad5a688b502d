import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { applyChange, type FilterValues } from './filter-change.ts';

/**
 * What is set while another change has not been drawn yet is added to it. A search sets its filter half a second after the last key:
 * a status that was touched just then would be undone, for each of them sends all filters as it last saw them.
 */
export function SteadyFilters({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { filterValues, setFilters: send } = list;
  const drawn = useRef<FilterValues>(filterValues);
  const wanted = useRef<FilterValues>(filterValues);

  useLayoutEffect(() => {
    drawn.current = filterValues;
    wanted.current = filterValues;
  }, [filterValues]);

  const setFilters = useCallback<typeof send>(
    (filters, ...others) => {
      wanted.current = applyChange({ seen: drawn.current, set: filters as FilterValues, wanted: wanted.current });
      send(wanted.current, ...others);
    },
    [send],
  );
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>;
}
