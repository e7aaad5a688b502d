import {
  DataTable as WideTable,
  type DataTableColumnProps,
  type DataTableProps,
  type RaRecord,
  useDataTableRenderContext,
  useDataTableSortContext,
  useGetResourceLabel,
  useListContextWithProps,
  useResourceContext,
} from 'react-admin';
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
  const name = useGetResourceLabel()(useResourceContext() ?? '', 2);
  const opens = useOpens(rowClick || 'show');
  if (useIsPhone()) return <SortChoice>{table.children}</SortChoice>;
  return (
    // After a second the framework draws what is on its way: heads without words and boxes without rows, for the eye alone.
    <Box inert={isPending === true}>
      <WideTable aria-label={name} {...table} rowClick={(rowClick && opens) ?? false} />
    </Box>
  );
}

const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

/** A column, whose head says for whoever listens, too, that the rows are sorted by it. */
function Column<Row extends RaRecord>(column: DataTableColumnProps<Row>) {
  const isHead = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const isSorted = isHead && sort !== undefined && sort.field === column.source;
  return <WideTable.Col<Row> {...column} {...(isSorted && { sortDirection: DIRECTIONS[sort.order] })} />;
}

export const DataTable = Object.assign(Table, { Col: Column });
