import type { ReactNode } from 'react';
import { EntryGrid } from './entry-card.tsx';
import type { Entry } from './entry-card.tsx';
import { Paginator } from './paginator.tsx';
import { useTopOnPage } from './use-top-on-page.ts';

type EntryListProps = {
  entries: readonly Entry[];
  page: { page: number; pages: number; total: number; limit: number };
  /** What is counted, in the plural; also the list's name. */
  noun: string;
  addressOf: (page: number) => string;
  /** Stands in place of an empty list. */
  empty: ReactNode;
};

/** One page of what the shop publishes, and the way to the others. */
export function EntryList({ entries, page, noun, addressOf, empty }: EntryListProps) {
  const top = useTopOnPage(page.page);
  return (
    <section ref={top} tabIndex={-1} aria-label={`Liste des ${noun}`} className="outline-none">
      {entries.length === 0 ? (
        <div className="max-w-170 py-6 text-lg text-muted">{empty}</div>
      ) : (
        <EntryGrid entries={entries} label={noun} first />
      )}
      <Paginator {...page} noun={noun} addressOf={addressOf} />
    </section>
  );
}
