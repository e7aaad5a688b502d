import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatFcfa } from '@tokpa/contract/money';
import type { DashboardStats } from '@tokpa/contract/dashboard';
import { Box } from '@mui/material';
import { colours } from '../theme.ts';
import { visuallyHidden } from '../ui/index.ts';
import { formatDay } from './periods.ts';

type Day = DashboardStats['salesPerDay'][number];

const compact = new Intl.NumberFormat('fr-FR', { notation: 'compact' });

/** Amber marks the line well and is hard to read as letters. */
const inInk = (name: unknown) => <span style={{ color: colours.ink }}>{String(name)}</span>;

/** The same figures as rows, for whoever listens to the screen. */
function SalesTable({ days }: { days: readonly Day[] }) {
  return (
    <table>
      <caption>Ventes par jour</caption>
      <thead>
        <tr>
          <th scope="col">Jour</th>
          <th scope="col">Payé</th>
          <th scope="col">Commandes</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, revenue, orders }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day, days.length)}</th>
            <td>{formatFcfa(revenue)}</td>
            <td>{orders}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export type SalesChartProps = { days: readonly Day[]; height: number };

/** Money as bars, orders as a line; loaded on its own. */
export default function SalesChart({ days, height }: SalesChartProps) {
  return (
    <>
      <Box aria-hidden="true" sx={{ height, mx: -1 }}>
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart data={[...days]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke={colours.line} />
            <XAxis
              dataKey="day"
              tickFormatter={(day) => formatDay(String(day))}
              minTickGap={24}
              stroke={colours.mutedInk}
              fontSize={12}
            />
            <YAxis
              yAxisId="money"
              tickFormatter={(value) => compact.format(Number(value))}
              width={52}
              stroke={colours.mutedInk}
              fontSize={12}
            />
            <YAxis
              yAxisId="orders"
              orientation="right"
              allowDecimals={false}
              width={36}
              stroke={colours.mutedInk}
              fontSize={12}
            />
            <Tooltip
              labelFormatter={(day) => (typeof day === 'string' ? formatDay(day, days.length) : '')}
              formatter={(value, name) => [name === 'Payé' ? formatFcfa(Number(value)) : String(value), String(name)]}
            />
            <Legend verticalAlign="top" align="left" height={28} wrapperStyle={{ fontSize: 14 }} formatter={inInk} />
            <Bar
              yAxisId="money"
              dataKey="revenue"
              name="Payé"
              fill={colours.green}
              radius={[3, 3, 0, 0]}
              isAnimationActive={false}
            />
            <Line
              yAxisId="orders"
              dataKey="orders"
              name="Commandes"
              stroke={colours.darkAmber}
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
          </ComposedChart>
        </ResponsiveContainer>
      </Box>
      <Box sx={visuallyHidden}>
        <SalesTable days={days} />
      </Box>
    </>
  );
}
