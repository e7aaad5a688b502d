import { useState } from 'react';
import type { OrderMailKind } from '@tokpa/contract/order-desk';
import type { Order } from '@tokpa/contract/orders';
import { DialogContentText, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, useAct } from '../ui/index.ts';
import { refundOf } from './order-contents.ts';

const LABELS: Readonly<Record<OrderMailKind, string>> = {
  received: 'Commande reçue',
  paid: 'Paiement reçu',
  shipped: 'Commande expédiée',
  cancelled: 'Commande annulée',
};
const KINDS = Object.keys(LABELS) as OrderMailKind[];

/** Sends the customer one of the order's mails again. */
export function ResendMail({ order, onClose }: { order: Order; onClose: () => void }) {
  const { id, mailAddress } = order;
  // That the money came would be false news once all of it went back.
  const kinds = refundOf(order) === 'whole' ? KINDS.filter((kind) => kind !== 'paid') : KINDS;
  const [kind, setKind] = useState<OrderMailKind>('received');
  const { act, problem, isBusy } = useAct({
    run: () => api.call('POST /orders/{id}/mails', { params: { id }, body: { kind } }),
    done: (_sent, { message }) => message,
    onDone: onClose,
  });
  return (
    <ActDialog
      title="Renvoyer un email"
      submitLabel="Renvoyer"
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => act(undefined)}
      onClose={onClose}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>À {mailAddress}</DialogContentText>
      <RadioGroup
        aria-label="Email à renvoyer"
        value={kind}
        onChange={({ target }) => setKind(KINDS.find((known) => known === target.value) ?? 'received')}
      >
        {kinds.map((known) => (
          <FormControlLabel key={known} value={known} control={<Radio />} label={LABELS[known]} />
        ))}
      </RadioGroup>
    </ActDialog>
  );
}
