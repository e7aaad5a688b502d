import { useState } from 'react';
import type { UnmatchedPayment } from '@tokpa/contract/payments';
import { Button, DialogContentText, TextField } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, useAct, useQuestion } from '../ui/index.ts';
import { sayAmount } from './say-amount.ts';

const ACT = 'Rattacher à une commande';

function BookDialog({ payment, onClose }: { payment: UnmatchedPayment; onClose: () => void }) {
  const { id, orderId, orderNumber } = payment;
  const [typed, setTyped] = useState(orderId === null ? '' : (orderNumber ?? ''));
  const [isTried, setIsTried] = useState(false);
  const isMissing = isTried && typed.trim() === '';
  const { act, problem, isBusy } = useAct({
    run: (body: { orderNumber: string }) => api.call('POST /unmatched-payments/{id}/book', { params: { id }, body }),
    done: (_sent, { message }) => message,
    readsAnewIfRefused: true,
    onDone: onClose,
  });

  function submit() {
    setIsTried(true);
    if (typed.trim() !== '') act({ orderNumber: typed });
  }

  return (
    <ActDialog
      title={`${ACT} ?`}
      submitLabel="Rattacher"
      isBusy={isBusy}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        {sayAmount(payment)} paient cette commande, si elle les attend encore, et le client en est averti par email. Une
        commande annulée faute de paiement reprend si son stock est là ; sinon l’argent est à rendre.
      </DialogContentText>
      <TextField
        label="Numéro de la commande"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isMissing}
        helperText={isMissing ? 'Le numéro de commande est requis' : undefined}
        slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'characters' } }}
      />
    </ActDialog>
  );
}

/** For whoever may refund: the money pays the order that it names, or that they know. */
export function BookPayment({ payment }: { payment: UnmatchedPayment }) {
  const ask = useQuestion();
  return (
    <Button
      aria-label={`${ACT} : ${payment.providerId}`}
      onClick={() => ask((close) => <BookDialog payment={payment} onClose={close} />)}
      sx={{ minHeight: 44 }}
    >
      {ACT}
    </Button>
  );
}
