import { useState } from 'react';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import type { ReceivedMethod } from '@tokpa/contract/received-methods';
import { DialogContentText } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, NoteField, useAct } from '../ui/index.ts';
import { MOVES } from './move-texts.ts';
import { ReceivedMethodField } from './received-method-field.tsx';

const { act: ACT, what: WHAT, done: DONE } = MOVES.PAID;

type Received = { receivedMethod: ReceivedMethod; note: string | null };

/** An order that is on its way is paid where it is; any other moves on. */
function receive({ id, leftUnpaid }: Order, received: Received) {
  const params = { id };
  if (leftUnpaid) return api.call('POST /orders/{id}/payments/received', { params, body: received });
  return api.call('PATCH /orders/{id}/status', { params, body: { status: 'PAID', ...received } });
}

/** Notes money that came past the payment page, and how. */
export function ReceivePayment({ order, onClose }: { order: Order; onClose: () => void }) {
  const { orderNumber, finalAmount, paymentMethod, leftUnpaid } = order;
  const [note, setNote] = useState('');
  const [method, setMethod] = useState<ReceivedMethod | undefined>(paymentMethod === 'cod' ? 'cash' : undefined);
  const [isTried, setIsTried] = useState(false);
  const { act, problem, isBusy } = useAct({
    run: (received: Received) => receive(order, received),
    failure: 'Erreur lors de la mise à jour du statut de la commande',
    done: `${DONE} : ${orderNumber}`,
    readsAnewIfRefused: true,
    onDone: onClose,
  });

  function submit() {
    setIsTried(true);
    if (method !== undefined) act({ receivedMethod: method, note: note.trim() || null });
  }

  return (
    <ActDialog
      title={`${ACT} ?`}
      submitLabel={ACT}
      isBusy={isBusy}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        {leftUnpaid
          ? `${formatFcfa(finalAmount)} sont arrivés par un autre chemin. La commande reste où elle est.`
          : WHAT}
      </DialogContentText>
      <ReceivedMethodField value={method} isMissing={isTried && method === undefined} change={setMethod} />
      <NoteField
        value={note}
        change={setNote}
        keptWhere="Gardée dans l’historique de la commande, que le client peut lire."
      />
    </ActDialog>
  );
}
