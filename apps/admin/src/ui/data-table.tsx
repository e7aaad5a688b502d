import { DataTable as WideTable, type DataTableProps, useListContextWithProps } from 'react-admin';
import { Box } from '@mui/material';
import { SortChoice } from './sort-choice.tsx';
import { useIsPhone } from './use-is-phone.ts';

/** The rows as a table. On a phone, where cards stand for it, what is left of its heads: the choice of an order, above the list. */
function Table(table: DataTableProps) {
  const { isPending } = useListContextWithProps(table);
  if (useIsPhone()) return <SortChoice>{table.children}</SortChoice>;
  return (
    // After a second the framework draws what is on its way: heads without words and boxes without rows, for the eye alone.
    <Box inert={isPending === true}>
      <WideTable {...table} />
    </Box>
  );
}

export const DataTable = Object.assign(Table, { Col: WideTable.Col });
