import { useState } from 'react';
import { formatFcfa } from '@tokpa/contract/money';
import type { OrderStatus } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';
import type { ReceivedMethod } from '@tokpa/contract/received-methods';
import { Alert, DialogContentText } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, NoteField, useAct } from '../ui/index.ts';
import { sayWayBack } from './order-contents.ts';
import { MOVES, sayTakenOff, sayUnpaid } from './move-texts.ts';
import { isPaidAtDoor, readReceived } from './read-received.ts';
import { ReceivedField } from './received-field.tsx';
import { ReceivedMethodField } from './received-method-field.tsx';
import { useShownAmount } from './use-shown-amount.ts';

type MoveOrderProps = { order: Order; to: OrderStatus; onClose: () => void };

export function MoveOrder({ order, to, onClose }: MoveOrderProps) {
  const { id, orderNumber, refundableAmount } = order;
  const { shown: left, learnFrom } = useShownAmount(refundableAmount);
  const [note, setNote] = useState('');
  const isAtDoor = isPaidAtDoor(order, to);
  const [typed, setTyped] = useState(String(order.finalAmount));
  const [receivedMethod = 'cash', setReceivedMethod] = useState<ReceivedMethod>();
  const [isTried, setIsTried] = useState(false);
  const { receivedAmount, wrong } = isAtDoor ? readReceived(typed, { most: order.finalAmount }) : {};
  const { act, what, done } = MOVES[to];
  const unpaid = sayUnpaid(to, order);
  const move = useAct({
    run: (body: {
      status: OrderStatus;
      note?: string;
      agreedAmount: number;
      receivedAmount?: number;
      receivedMethod?: ReceivedMethod;
    }) => api.call('PATCH /orders/{id}/status', { params: { id }, body }).catch(learnFrom),
    failure: 'Erreur lors de la mise à jour du statut de la commande',
    done: `${done} : ${orderNumber}`,
    readsAnewIfRefused: true,
    onDone: onClose,
  });
  function submit() {
    setIsTried(true);
    if (wrong !== undefined) return;
    const said = {
      ...(note.trim() !== '' && { note }),
      ...(receivedAmount !== undefined && { receivedAmount, receivedMethod }),
    };
    move.act({ status: to, agreedAmount: left, ...said });
  }
  return (
    <ActDialog
      title={`${act} ?`}
      submitLabel={act}
      isGrave={to === 'CANCELLED'}
      isBusy={move.isBusy}
      problem={move.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{what}</DialogContentText>
      {unpaid !== undefined && <Alert severity="warning">{unpaid}</Alert>}
      {to === 'CANCELLED' && left > 0 && (
        <DialogContentText>
          {formatFcfa(left)} à rendre. {sayWayBack(order)}
        </DialogContentText>
      )}
      {isAtDoor && (
        <>
          <ReceivedField
            value={typed}
            change={setTyped}
            help={sayTakenOff(order.finalAmount - (receivedAmount ?? order.finalAmount))}
            wrong={isTried ? wrong : undefined}
          />
          <ReceivedMethodField value={receivedMethod} isMissing={false} change={setReceivedMethod} />
        </>
      )}
      <NoteField
        label={to === 'CANCELLED' ? 'Raison (facultative)' : undefined}
        value={note}
        change={setNote}
        keptWhere="Gardée dans l’historique de la commande, que le client peut lire."
      />
    </ActDialog>
  );
}
