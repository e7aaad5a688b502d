import { useState } from 'react';
import { formatFcfa } from '@tokpa/contract/money';
import type { OrderStatus } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';
import { Alert, DialogContentText } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, NoteField, useAct } from '../ui/index.ts';
import { sayWayBack } from './order-contents.ts';
import { MOVES, sayUnpaid } from './move-texts.ts';
import { useShownAmount } from './use-shown-amount.ts';

type MoveOrderProps = { order: Order; to: OrderStatus; onClose: () => void };

export function MoveOrder({ order, to, onClose }: MoveOrderProps) {
  const { id, orderNumber, refundableAmount } = order;
  const { shown: left, learnFrom } = useShownAmount(refundableAmount);
  const [note, setNote] = useState('');
  const { act, what, done } = MOVES[to];
  const unpaid = sayUnpaid(to, order);
  const move = useAct({
    run: (body: { status: OrderStatus; note?: string; agreedAmount: number }) =>
      api.call('PATCH /orders/{id}/status', { params: { id }, body }).catch(learnFrom),
    failure: 'Erreur lors de la mise à jour du statut de la commande',
    done: `${done} : ${orderNumber}`,
    readsAnewIfRefused: true,
    onDone: onClose,
  });
  return (
    <ActDialog
      title={`${act} ?`}
      submitLabel={act}
      isGrave={to === 'CANCELLED'}
      isBusy={move.isBusy}
      problem={move.problem}
      onSubmit={() => move.act({ status: to, agreedAmount: left, ...(note.trim() !== '' && { note }) })}
      onClose={onClose}
    >
      <DialogContentText>{what}</DialogContentText>
      {unpaid !== undefined && <Alert severity="warning">{unpaid}</Alert>}
      {to === 'CANCELLED' && left > 0 && (
        <DialogContentText>
          {formatFcfa(left)} à rendre. {sayWayBack(order)}
        </DialogContentText>
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
