import { useState } from 'react';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { DialogContentText } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, NoteField, useAct } from '../ui/index.ts';
import { MOVES } from './move-texts.ts';

/** Notes the money of an order that went on its way without being paid. */
export function ReceivePayment({ order: { id, finalAmount }, onClose }: { order: Order; onClose: () => void }) {
  const [note, setNote] = useState('');
  const { act, problem, isBusy } = useAct({
    run: () => api.call('POST /orders/{id}/payments/received', { params: { id }, body: { note: note.trim() || null } }),
    done: MOVES.PAID.done,
    onDone: onClose,
  });
  return (
    <ActDialog
      title={`${MOVES.PAID.act} ?`}
      submitLabel={MOVES.PAID.act}
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => act(undefined)}
      onClose={onClose}
    >
      <DialogContentText>
        {formatFcfa(finalAmount)} sont arrivés par un autre chemin. La commande reste où elle est.
      </DialogContentText>
      <NoteField
        value={note}
        change={setNote}
        keptWhere="Gardée dans l’historique de la commande, que le client peut lire."
      />
    </ActDialog>
  );
}
