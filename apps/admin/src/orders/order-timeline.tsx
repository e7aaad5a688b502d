import { isOnlyNoted } from '@tokpa/contract/order-status';
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

function What({ event, before }: { event: OrderEvent; before: OrderEvent | undefined }) {
  const { status, note, actor, createdAt } = event;
  const isNote = isOnlyNoted(event, before);
  return (
    <>
      {isNote ? <Typography sx={{ fontWeight: 600 }}>{note}</Typography> : <OrderStatus status={status} />}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {formatMoment(createdAt)}, par {ACTORS[actor]}
      </Typography>
      {note !== null && !isNote && <Typography variant="body2">{note}</Typography>}
    </>
  );
}

/** What happened to the order, the newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const newestFirst = order.events.toReversed();
  return (
    <Panel title="Historique">
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {newestFirst.map((event, index) => (
          <Box
            component="li"
            key={`${event.createdAt} ${index}`}
            sx={{ py: 1, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' }}
          >
            <What event={event} before={newestFirst[index + 1]} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
