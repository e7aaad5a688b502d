import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { leaveTicked, type Shown } from './leave-ticked.ts';

/**
 * What is decided about all that is ticked is about what can be seen. react-admin keeps every tick, whatever the list shows; here those
 * go whose rows another filter hides, or that left their page, done by themselves or by a colleague.
 */
export function useTicksInSight(): void {
  const { data, isPlaceholderData, filterValues, sort, page, perPage, selectedIds, onSelect } = useListContext();
  const filter = JSON.stringify(filterValues);
  const place = JSON.stringify([sort, page, perPage]);
  const before = useRef<Shown>(undefined);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const now = { filter, place, ids: data.map(({ id }) => id) };
    const ticked = leaveTicked(selectedIds, before.current, now);
    before.current = now;
    if (ticked.length < selectedIds.length) onSelect(ticked);
  }, [data, isPlaceholderData, filter, place, selectedIds, onSelect]);
}
