import { useState } from 'react';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { Button, DialogContentText } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, NoteField, useAct } from '../ui/index.ts';
import { readReceived } from './read-received.ts';
import { ReceivedField } from './received-field.tsx';

const ACT = 'Rectifier l’encaissement';

type Correction = { receivedAmount: number; note: string | null };

function CorrectDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { id, orderNumber, finalAmount, uncollectedAmount } = order;
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { receivedAmount, wrong } = readReceived(typed, {
    least: finalAmount + 1,
    most: finalAmount + uncollectedAmount,
  });
  const { act, problem, isBusy } = useAct({
    run: (body: Correction) => api.call('PUT /orders/{id}/payments/received', { params: { id }, body }),
    done: `Encaissement rectifié : ${orderNumber}`,
    readsAnewIfRefused: true,
    onDone: onClose,
  });

  function submit() {
    setIsTried(true);
    if (receivedAmount !== undefined) act({ receivedAmount, note: note.trim() || null });
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
        {formatFcfa(finalAmount)} ont été notés comme encaissés à la livraison, et {formatFcfa(uncollectedAmount)}{' '}
        déduits. Si le livreur avait reçu plus, la commande et son paiement le disent ; la facture garde ses montants et
        porte la différence, datée, sous son total. Une somme notée trop haute se rembourse.
      </DialogContentText>
      <ReceivedField
        value={typed}
        change={setTyped}
        help="Tout ce que le livreur a reçu, avec ce qui est déjà noté."
        wrong={isTried ? wrong : undefined}
      />
      <NoteField
        value={note}
        change={setNote}
        keptWhere="Gardée dans l’historique de la commande, que le client peut lire."
      />
    </ActDialog>
  );
}

/** Of an order of which too little was noted at the door. */
export function CorrectReceived({ order }: { order: Order }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsked(true)} sx={{ minHeight: 44 }}>
        {ACT}
      </Button>
      {isAsked && <CorrectDialog order={order} onClose={() => setIsAsked(false)} />}
    </>
  );
}
