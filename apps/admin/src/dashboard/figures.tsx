import { useState } from 'react';
import { formatFcfa } from '@tokpa/contract/money';
import type { DashboardStats } from '@tokpa/contract/dashboard';
import { Box, Card, Chip, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { latePart, messageOf, Panel } from '../ui/index.ts';
import { BestProducts } from './best-products.tsx';
import { Change } from './change.tsx';
import { OrdersByStatus } from './orders-by-status.tsx';
import { formatDay, lastDays, PERIODS } from './periods.ts';
import type { SalesChartProps } from './sales-chart.tsx';
import { type Days, useStats } from './use-stats.ts';

const CHART_HEIGHT = 260;
const waiting = <Skeleton variant="rounded" height={CHART_HEIGHT} />;
// Heavy: it comes once the figures are there.
const SalesChart = latePart<SalesChartProps>('sales chart', () => import('./sales-chart.tsx'), waiting);

const TILES = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' };
const HALVES = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

type TileProps = { name: string; value: string | number; change: number | null; note?: string; isLessBetter?: boolean };

function Tile({ name, value, note, ...change }: TileProps) {
  return (
    <Card sx={{ p: 2 }}>
      <Typography color="text.secondary">{name}</Typography>
      {note && (
        <Typography variant="body2" color="text.secondary">
          {note}
        </Typography>
      )}
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, whiteSpace: 'nowrap' }}>{value}</Typography>
      <Change {...change} />
    </Card>
  );
}

function Tiles({ stats }: { stats: DashboardStats }) {
  const { revenue, orders, averageBasket, newCustomers, reviews, returns } = stats;
  return (
    <Box sx={TILES}>
      <Tile
        name="Chiffre d’affaires"
        note="remboursements déduits"
        value={formatFcfa(revenue.value)}
        change={revenue.change}
      />
      <Tile name="Commandes" value={orders.value} change={orders.change} />
      <Tile
        name="Panier moyen"
        note="avant remboursements"
        value={formatFcfa(averageBasket.value)}
        change={averageBasket.change}
      />
      <Tile name="Nouveaux clients" value={newCustomers.value} change={newCustomers.change} />
      <Tile name="Avis reçus" value={reviews.value} change={reviews.change} />
      <Tile name="Demandes de retour" value={returns.value} change={returns.change} isLessBetter />
    </Box>
  );
}

type PeriodProps = { days: Days; onChange: (days: Days) => void };

function PeriodPicker({ days, onChange }: PeriodProps) {
  const isChosen = (count: number) => {
    const { from, to } = lastDays(count);
    return from === days.from && to === days.to;
  };
  const dateField = (name: keyof Days, label: string) => (
    <TextField
      type="date"
      label={label}
      value={days[name]}
      sx={{ width: 160, my: 0 }}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => target.value !== '' && onChange({ ...days, [name]: target.value })}
    />
  );
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
      <Stack role="group" aria-label="Période" direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {PERIODS.map(({ days: count, label }) => (
          <Chip
            key={count}
            component="button"
            label={label}
            aria-pressed={isChosen(count)}
            color={isChosen(count) ? 'primary' : 'default'}
            variant={isChosen(count) ? 'filled' : 'outlined'}
            onClick={() => onChange(lastDays(count))}
          />
        ))}
      </Stack>
      {dateField('from', 'Du')}
      {dateField('to', 'Au')}
    </Stack>
  );
}

/** The figures of a period, and how each moved against the one before. */
export function Figures() {
  const [days, setDays] = useState(() => lastDays(30));
  const { data: stats, error } = useStats(days);
  const dayOf = (day: string) => formatDay(day, stats?.period.days);
  return (
    <Box component="section" aria-labelledby="chiffres" sx={{ mt: 4 }}>
      <Typography variant="h2" id="chiffres" sx={{ mb: 1.5 }}>
        Chiffres
      </Typography>
      <PeriodPicker days={days} onChange={setDays} />
      <div role="alert">{error && <Typography color="error">{messageOf(error)}</Typography>}</div>
      {!stats && !error && waiting}
      {stats && (
        <Stack spacing={2}>
          <Typography variant="body2" color="text.secondary">
            Avant : du {dayOf(stats.period.previousFrom)} au {dayOf(stats.period.previousTo)}
          </Typography>
          <Tiles stats={stats} />
          <Panel title="Ventes par jour, avant remboursements" level={3}>
            <SalesChart days={stats.salesPerDay} height={CHART_HEIGHT} />
          </Panel>
          <Box sx={HALVES}>
            <BestProducts products={stats.bestProducts} />
            <OrdersByStatus statuses={stats.ordersByStatus} />
          </Box>
        </Stack>
      )}
    </Box>
  );
}
