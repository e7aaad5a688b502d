import { ORDER_STATUS_LABELS } from '@tokpa/contract/order-status';
import type { DashboardStats } from '@tokpa/contract/dashboard';
import { Box } from '@mui/material';
import { Panel } from '../ui/index.ts';

const CELL = { py: 0.75, px: 0.5, borderBottom: 1, borderColor: 'divider', textAlign: 'right' } as const;

/** Where the orders of the period stand now. */
export function OrdersByStatus({ statuses }: { statuses: DashboardStats['ordersByStatus'] }) {
  return (
    <Panel title="Commandes par statut" level={3}>
      <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%', '& td, & th': CELL }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ textAlign: 'left !important' }}>
              Statut
            </Box>
            <th scope="col">Période</th>
            <th scope="col">Avant</th>
          </tr>
        </thead>
        <tbody>
          {statuses.map(({ status, value, previous }) => (
            <tr key={status}>
              <Box component="th" scope="row" sx={{ textAlign: 'left !important', fontWeight: 400 }}>
                {ORDER_STATUS_LABELS[status]}
              </Box>
              <Box component="td" sx={{ fontWeight: 700 }}>
                {value}
              </Box>
              <td>{previous}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Panel>
  );
}
