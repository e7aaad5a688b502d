import { useId } from 'react';
import { LinkBase, useCanAccess, useGetList } from 'react-admin';
import type { Order } from '@tokpa/contract/orders';
import { Box, Card, CardActionArea, Skeleton, Stack, Typography } from '@mui/material';
import { LONGEST_WAIT, OrderCard, ordersAt } from '../orders/index.ts';
import { messageOf, PageHeading, ReadFault } from '../ui/index.ts';
import { Figures } from './figures.tsx';
import { lastDays } from './periods.ts';
import { useStats } from './use-stats.ts';
import { Waiting } from './waiting.tsx';
import { AWAITING_PAYMENT, TO_PREPARE, type Work } from './work.ts';

const SHOWN = 3;
// Somebody leaves this screen open at the counter: what comes in shows by itself, while it is in sight.
const REFRESH_MS = 60_000;
// The days make no difference to what waits; these are the cheapest to count.
const TODAY = () => lastDays(1);
const COLUMNS = {
  display: 'grid',
  gap: 2,
  // Three in a row on a laptop, wide enough for an order's number: none of five is left alone on a row of its own.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  alignItems: 'start',
};

function Count({ value }: { value: number | undefined }) {
  if (value === undefined) return <Skeleton width={32} height={40} />;
  return (
    <Typography
      component="span"
      sx={{ fontSize: '1.75rem', fontWeight: 700, color: value > 0 ? 'primary.main' : 'text.secondary' }}
    >
      {value}
    </Typography>
  );
}

function WorkCard({ title, filter, why }: Work) {
  const {
    data = [],
    total,
    error,
  } = useGetList<Order>(
    'orders',
    { filter, sort: LONGEST_WAIT, pagination: { page: 1, perPage: SHOWN } },
    { refetchInterval: REFRESH_MS },
  );
  return (
    <Stack spacing={1}>
      <Card>
        <CardActionArea component={LinkBase} to={ordersAt(filter, LONGEST_WAIT)} sx={{ p: 2 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
            {!error && <Count value={total} />}
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {error ? messageOf(error) : why}
          </Typography>
        </CardActionArea>
      </Card>
      {data.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, pl: 1 }}>
          {data.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function WorkGroup({ title, works }: { title: string; works: readonly Work[] }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={COLUMNS}>
        {works.map((work) => (
          <WorkCard key={work.title} {...work} />
        ))}
      </Box>
    </Box>
  );
}

function OtherMatters({ title }: { title: string }) {
  const id = useId();
  const { data, error, isFetching, refetch } = useStats(TODAY(), REFRESH_MS);
  if (!data && !error) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {!data && <ReadFault error={error} isBusy={isFetching} onRetry={refetch} />}
      <Box sx={COLUMNS}>{data && <Waiting stats={data} />}</Box>
    </Box>
  );
}

/** What the day asks for, then how the shop is doing. */
export function Dashboard() {
  const { canAccess, isPending } = useCanAccess({ resource: 'orders', action: 'list' });
  return (
    <Box sx={{ pb: 4 }}>
      <PageHeading title="À faire maintenant" />
      {canAccess && <WorkGroup title="Commandes à préparer" works={TO_PREPARE} />}
      {canAccess && <WorkGroup title="En attente de paiement" works={AWAITING_PAYMENT} />}
      {!isPending && <OtherMatters title={canAccess ? 'Aussi en attente' : 'En attente'} />}
      <Figures />
    </Box>
  );
}
