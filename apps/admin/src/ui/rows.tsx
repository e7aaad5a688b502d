import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import {
  LinkBase,
  RecordContextProvider,
  useCreatePath,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { Box, Card, CardActionArea, Stack } from '@mui/material';
import { Chosen, ChooseRow } from './chosen.tsx';
import { focusOn } from './focus-on.ts';
import { NoRows } from './no-rows.tsx';
import { type Screen, useOpens } from './record-link.tsx';
import type { EmptyWords } from './say-empty.ts';
import { ToldResults } from './told-results.tsx';
import { useIsPhone } from './use-is-phone.ts';

type RowsProps<Row extends RaRecord> = {
  /** What is shown where there is room; on a phone it says by what the cards are sorted. */
  table: ReactNode;
  /** What a row says on a phone. */
  card: ComponentType<{ row: Row }>;
  /** The screen that a touch on its card opens, for whom it opens; without it, the card holds its own buttons. */
  opens?: Screen;
  /** What is done with several at once, on a phone; the table has its own. */
  bulkActs?: ReactNode;
  /** Said where there is nothing, with what to do about it. */
  empty: EmptyWords;
};

type RowCardProps<Row extends RaRecord> = Pick<RowsProps<Row>, 'card' | 'bulkActs'> & {
  row: Row;
  opens: Screen | undefined;
};

function RowCard<Row extends RaRecord>({ row, card: Says, opens, bulkActs }: RowCardProps<Row>) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (opens) {
    return (
      <CardActionArea component={LinkBase} to={createPath({ resource, id: row.id, type: opens })} sx={{ p: 1.5 }}>
        <Says row={row} />
      </CardActionArea>
    );
  }
  if (!bulkActs) return <Says row={row} />;
  return (
    <ChooseRow id={row.id}>
      <Says row={row} />
    </ChooseRow>
  );
}

function TableOrCards<Row extends RaRecord>({ table, opens: wanted, ...card }: Omit<RowsProps<Row>, 'empty'>) {
  const isPhone = useIsPhone();
  const opening = useOpens(wanted ?? 'show');
  const opens = wanted && opening;
  const { data } = useListContext<Row>();
  if (!isPhone) return table;
  return (
    <>
      {table}
      {card.bulkActs && <Chosen>{card.bulkActs}</Chosen>}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 1 }}>
        {(data ?? []).map((row) => (
          <Card component="li" key={row.id} sx={{ listStyle: 'none', ...(!opens && { p: 1.5 }) }}>
            <RecordContextProvider value={row}>
              <RowCard<Row> row={row} opens={opens} {...card} />
            </RecordContextProvider>
          </Card>
        ))}
      </Stack>
    </>
  );
}

/** Whoever turns the page below begins at the top of the next one. */
function useTopOfPage() {
  const { page } = useListContext();
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (document.activeElement?.closest('.MuiTablePagination-root')) focusOn(top.current, { preventScroll: true });
  }, [page]);
  return top;
}

/** The rows of a list: a table, or cards on a phone. */
export function Rows<Row extends RaRecord>(props: RowsProps<Row>) {
  const { data, isPending } = useListContext<Row>();
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  const top = useTopOfPage();
  return (
    <Box ref={top} role="group" aria-label={name} sx={{ '&:focus': { outline: 'none' } }}>
      <ToldResults words={props.empty} />
      {!isPending && data?.length === 0 ? <NoRows words={props.empty} /> : <TableOrCards {...props} />}
    </Box>
  );
}
