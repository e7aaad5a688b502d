import { ButtonLink } from './button.tsx';
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
  /** Stands in place of an empty list, with the way to the whole of it where that is more. */
  empty: string;
  whole?: { to: string; label: string };
};

/** One page of what the shop publishes, and the way to the others. */
export function EntryList({ entries, page, noun, addressOf, empty, whole }: EntryListProps) {
  const top = useTopOnPage(page.page);
  return (
    <section ref={top} tabIndex={-1} aria-label={`Liste des ${noun}`} className="outline-none">
      {entries.length === 0 ? (
        <div className="flex max-w-170 flex-col items-start gap-4 py-6 text-lg text-muted">
          <p>{empty}</p>
          {whole && <ButtonLink to={whole.to}>{whole.label}</ButtonLink>}
        </div>
      ) : (
        <EntryGrid entries={entries} label={noun} first />
      )}
      <Paginator {...page} noun={noun} addressOf={addressOf} />
    </section>
  );
}
