import { z } from 'zod';

const order = z.enum(['ASC', 'DESC']);
const savedFilter = z.object({
  name: z.string().min(1),
  filter: z.record(z.string(), z.unknown()),
  displayedFilters: z.record(z.string(), z.unknown()),
  sort: z.object({ field: z.string(), order }),
});

/** What a person filters a list by again and again, under a name of their own. */
export type SavedFilter = z.infer<typeof savedFilter>;

export const SAVED_NAME_MAX = 60;

// Its own place, because signing out empties react-admin's; the person is in the name, because two may share a computer.
const placeOf = (person: string, list: string) => `savedFilters.${person}.${list}`;

/** In the order of their names. What an older release or another hand left there counts as nothing. */
export function readSavedFilters(person: string, list: string): SavedFilter[] {
  const kept = localStorage.getItem(placeOf(person, list));
  if (kept === null) return [];
  try {
    return z.array(savedFilter).catch([]).parse(JSON.parse(kept));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

const keep = (person: string, list: string, all: readonly SavedFilter[]) =>
  localStorage.setItem(placeOf(person, list), JSON.stringify(all));

/** Keeps these filters; under a name that is there already they take its place. */
export function keepSavedFilter(person: string, list: string, one: SavedFilter): void {
  const others = readSavedFilters(person, list).filter(({ name }) => name !== one.name);
  keep(
    person,
    list,
    [...others, one].toSorted((a, b) => a.name.localeCompare(b.name, 'fr')),
  );
}

export function dropSavedFilter(person: string, list: string, name: string): void {
  keep(
    person,
    list,
    readSavedFilters(person, list).filter((one) => one.name !== name),
  );
}

/** The address of the list with these filters, from its first page. */
export function searchOf({ filter, displayedFilters, sort }: SavedFilter): string {
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayedFilters),
    sort: sort.field,
    order: sort.order,
    page: '1',
  }).toString();
}

/** Whether two filters find the same rows, whatever order they were set in. */
export function isSameFilter(one: SavedFilter['filter'], other: SavedFilter['filter']): boolean {
  const written = (filter: SavedFilter['filter']) =>
    JSON.stringify(Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return written(one) === written(other);
}
