import type { ReactNode } from 'react';
import { CreateButton, ExportButton, FilterButton, TopToolbar, useFilterContext, useNotify } from 'react-admin';
import { MAY_LACK_ROWS } from './csv-export.ts';
import { SavedFilters } from './saved-filters.tsx';
import { SortPlace } from './sort-choice.tsx';

const EXPORT = 'Exporter (CSV)';
// The library would stop at a thousand rows, and say nothing.
const EVERYTHING = 1_000_000;

function ExportEverything() {
  const notify = useNotify();
  const meta = { onIncomplete: () => notify(MAY_LACK_ROWS, { type: 'warning' }) };
  // On a phone it is an icon, which has no name of its own while there is nothing to export.
  return <ExportButton label={EXPORT} aria-label={EXPORT} maxResults={EVERYTHING} meta={meta} />;
}

type ListActionsProps = {
  /** « Créer un code »; nothing where rows come from elsewhere. */
  creation?: string;
  isExported?: boolean;
  /** A list within a page has no address, which is what saved filters keep. */
  hasAddress?: boolean;
  children?: ReactNode;
};

/** What stands above a list: the filters that are not always there, a new row, the rows for a spreadsheet. */
export function ListActions({ creation, isExported = true, hasAddress = true, children }: ListActionsProps) {
  const hasFilters = useFilterContext() !== undefined;
  return (
    <TopToolbar>
      {/* Saved filters have a place of their own: the account, not the browser. */}
      {hasFilters && <FilterButton disableSaveQuery />}
      {hasFilters && hasAddress && <SavedFilters />}
      <SortPlace />
      {children}
      {creation !== undefined && <CreateButton label={creation} />}
      {isExported && <ExportEverything />}
    </TopToolbar>
  );
}
