import { DataTable as WideTable, type DataTableProps } from 'react-admin';
import { SortChoice } from './sort-choice.tsx';
import { useIsPhone } from './use-is-phone.ts';

/** The rows as a table. On a phone, where cards stand for it, what is left of its heads: the choice of an order, above the list. */
function Table(table: DataTableProps) {
  return useIsPhone() ? <SortChoice>{table.children}</SortChoice> : <WideTable {...table} />;
}

export const DataTable = Object.assign(Table, { Col: WideTable.Col });
