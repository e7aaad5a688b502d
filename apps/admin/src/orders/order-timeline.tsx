import type { Order } from '@tokpa/contract/orders';
import { Box, Typography } from '@mui/material';
import { formatMoment, Panel } from '../ui/index.ts';
import { OrderStatus } from './order-status.tsx';

type OrderEvent = Order['events'][number];

const ACTORS: Readonly<Record<OrderEvent['actor'], string>> = {
  SHOPPER: 'le client',
  STAFF: 'l’équipe',
  SYSTEM: 'la boutique',
  PAYMENT: 'le paiement',
};

/** What happened to the order, the newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <Panel title="Historique">
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.events.toReversed().map(({ status, note, actor, createdAt }, index) => (
          <Box
            component="li"
            key={`${createdAt} ${index}`}
            sx={{ py: 1, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' }}
          >
            <OrderStatus status={status} />
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {formatMoment(createdAt)}, par {ACTORS[actor]}
            </Typography>
            {note !== null && <Typography variant="body2">{note}</Typography>}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
