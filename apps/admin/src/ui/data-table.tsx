import { DataTable as WideTable, type DataTableProps, useListContextWithProps } from 'react-admin';
import { Box } from '@mui/material';
import { type Screen, useOpens } from './record-link.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useIsPhone } from './use-is-phone.ts';

type TableProps = Omit<DataTableProps, 'rowClick'> & {
  /** The screen that a touch on a row opens, for whom it opens; false: rows hold their own ways. */
  rowClick: Screen | false;
};

/** The rows as a table. On a phone, where cards stand for it, what is left of its heads: the choice of an order, above the list. */
function Table({ rowClick, ...table }: TableProps) {
  const { isPending } = useListContextWithProps(table);
  const opens = useOpens(rowClick || 'show');
  if (useIsPhone()) return <SortChoice>{table.children}</SortChoice>;
  return (
    // After a second the framework draws what is on its way: heads without words and boxes without rows, for the eye alone.
    <Box inert={isPending === true}>
      <WideTable {...table} rowClick={(rowClick && opens) ?? false} />
    </Box>
  );
}

export const DataTable = Object.assign(Table, { Col: WideTable.Col });
