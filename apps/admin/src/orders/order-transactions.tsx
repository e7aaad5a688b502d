import { formatFcfa } from '@tokpa/contract/money';
import { PAYMENT_STATUS_LABELS } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';
import { Box, Typography } from '@mui/material';
import { formatMoment, Panel, Status } from '../ui/index.ts';
import { methodAndSource, PAYMENT_TONES } from './payment-words.ts';

type Transaction = Order['transactions'][number];

function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { providerId, amount, status, createdAt } = transaction;
  return (
    <Box component="li" sx={{ py: 1, display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'start' }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{methodAndSource(transaction)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {formatMoment(createdAt)}
          {providerId !== null && ` · ${providerId}`}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{formatFcfa(amount)}</Typography>
        <Status label={PAYMENT_STATUS_LABELS[status]} tone={PAYMENT_TONES[status]} />
      </Box>
    </Box>
  );
}

export function OrderTransactions({ order: { transactions } }: { order: Order }) {
  return (
    <Panel title="Paiements">
      {transactions.length === 0 ? (
        <Typography color="text.secondary">Aucun paiement pour le moment.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {transactions.map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
