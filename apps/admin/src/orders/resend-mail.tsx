import { useState } from 'react';
import { isShipped } from '@tokpa/contract/is-shipped';
import { type OrderMailKind, timelyMails } from '@tokpa/contract/order-mail-kinds';
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

/** Sends the customer one of the order's mails again. */
export function ResendMail({ order, onClose }: { order: Order; onClose: () => void }) {
  const { id, mailAddress } = order;
  const kinds = timelyMails({
    ...order,
    hasParcel: isShipped(order.orderItems),
    isGivenBack: refundOf(order) === 'whole',
  });
  const [chosen, setChosen] = useState<OrderMailKind>();
  // What was chosen may be true no more once the page behind is read anew.
  const kind = kinds.find((known) => known === chosen) ?? kinds[0];
  const { act, problem, isBusy } = useAct({
    run: (body: { kind: OrderMailKind }) => api.call('POST /orders/{id}/mails', { params: { id }, body }),
    done: (_sent, { message }) => message,
    readsAnewIfRefused: true,
    onDone: onClose,
  });
  return (
    <ActDialog
      title="Renvoyer un email"
      submitLabel="Renvoyer"
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => kind && act({ kind })}
      onClose={onClose}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>À {mailAddress}</DialogContentText>
      <RadioGroup
        aria-label="Email à renvoyer"
        value={kind ?? null}
        onChange={({ target }) => setChosen(kinds.find((known) => known === target.value))}
      >
        {kinds.map((known) => (
          <FormControlLabel key={known} value={known} control={<Radio />} label={LABELS[known]} />
        ))}
      </RadioGroup>
    </ActDialog>
  );
}
