import type { Identifier } from 'react-admin';

/** The rows of a list, as its filter, and its order and page, show them. */
export type Shown = { filter: string; place: string; ids: readonly Identifier[] };

/** Of what is ticked, what stays so where a list shows others than before, or is opened: on another page of the same list, all. */
export function leaveTicked(ticked: readonly Identifier[], before: Shown | undefined, now: Shown): Identifier[] {
  if (before?.filter !== now.filter) return ticked.filter((id) => now.ids.includes(id));
  if (before.place !== now.place) return [...ticked];
  return ticked.filter((id) => now.ids.includes(id) || !before.ids.includes(id));
}
