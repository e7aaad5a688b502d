import { useState } from 'react';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { Box, Button, DialogContentText, TextField, Typography } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, formatMoment, Panel, Status, useAct, type Tone } from '../ui/index.ts';

type Refund = Order['refunds'][number];

const STATES: Readonly<Record<Refund['status'], { label: string; tone: Tone }>> = {
  PENDING: { label: 'Demandé au prestataire', tone: 'waiting' },
  MANUAL: { label: 'À faire à la main', tone: 'bad' },
  DONE: { label: 'Rendu', tone: 'done' },
  FAILED: { label: 'Refusé par le prestataire', tone: 'bad' },
};

type FinishRefundProps = { order: Order; refund: Refund; onClose: () => void };

/** A refund that somebody gave by hand is noted with the reference that the operator gave for it. */
function FinishRefund({ order: { id }, refund, onClose }: FinishRefundProps) {
  const [reference, setReference] = useState('');
  const { act, problem, isBusy } = useAct({
    run: () =>
      api.call('POST /orders/{id}/refunds/{refundId}/done', {
        params: { id, refundId: refund.id },
        body: { reference },
      }),
    done: 'Remboursement noté',
    onDone: onClose,
  });
  return (
    <ActDialog
      title="Remboursement fait à la main"
      submitLabel="Noter comme fait"
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => act(undefined)}
      onClose={onClose}
    >
      <DialogContentText>{formatFcfa(refund.amount)} rendus au client.</DialogContentText>
      <TextField
        label="Référence de l’envoi"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
    </ActDialog>
  );
}

/** What went back to the customer, or is on its way; nothing where there is none. */
export function OrderRefunds({ order }: { order: Order }) {
  const [finished, setFinished] = useState<Refund>();
  if (order.refunds.length === 0) return null;
  return (
    <Panel title="Remboursements">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.refunds.map((refund) => (
          <Box component="li" key={refund.id} sx={{ py: 1 }}>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
              <Typography sx={{ fontWeight: 600 }}>{formatFcfa(refund.amount)}</Typography>
              <Status {...STATES[refund.status]} />
            </Box>
            <Typography variant="body2" color="text.secondary">
              {formatMoment(refund.createdAt)} · {refund.reason}
            </Typography>
            {refund.status === 'MANUAL' && (
              <Button onClick={() => setFinished(refund)} sx={{ minHeight: 44 }}>
                Noter comme fait
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <Typography variant="body2">Reste à rembourser au plus : {formatFcfa(order.refundableAmount)}</Typography>
      {finished && <FinishRefund order={order} refund={finished} onClose={() => setFinished(undefined)} />}
    </Panel>
  );
}
