import type { ComponentType, ReactNode } from 'react';
import { LinkBase, useListContext, type RaRecord } from 'react-admin';
import { Card, CardActionArea, Stack, Typography } from '@mui/material';
import { Chosen, ChooseRow } from './chosen.tsx';
import { useIsPhone } from './use-is-phone.ts';

type RowsProps<Row extends RaRecord> = {
  /** What is shown where there is room; on a phone it says by what the cards are sorted. */
  table: ReactNode;
  /** What a row says on a phone. */
  card: ComponentType<{ row: Row }>;
  /** Where a touch on its card leads; without it, the card holds its own buttons. */
  to?: (row: Row) => string;
  /** What is done with several at once, on a phone; the table has its own. */
  bulkActs?: ReactNode;
  /** Said where there is nothing, with what to do about it. */
  empty: string;
};

type RowCardProps<Row extends RaRecord> = Pick<RowsProps<Row>, 'card' | 'to' | 'bulkActs'> & { row: Row };

function RowCard<Row extends RaRecord>({ row, card: Says, to, bulkActs }: RowCardProps<Row>) {
  if (to) {
    return (
      <CardActionArea component={LinkBase} to={to(row)} sx={{ p: 1.5 }}>
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

/** The rows of a list: a table, or cards on a phone. */
export function Rows<Row extends RaRecord>({ table, empty, ...card }: RowsProps<Row>) {
  const isPhone = useIsPhone();
  const { data, isPending } = useListContext<Row>();
  if (!isPending && data?.length === 0) return <Typography sx={{ p: 3 }}>{empty}</Typography>;
  if (!isPhone) return table;
  return (
    <>
      {table}
      {card.bulkActs && <Chosen>{card.bulkActs}</Chosen>}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 1 }}>
        {(data ?? []).map((row) => (
          <Card component="li" key={row.id} sx={{ listStyle: 'none', ...(!card.to && { p: 1.5 }) }}>
            <RowCard<Row> row={row} {...card} />
          </Card>
        ))}
      </Stack>
    </>
  );
}
