import { useState } from 'react';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { Alert, Button, DialogContentText, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, useAct } from '../ui/index.ts';
import { useKeyFor } from '../use-key-for.ts';
import { keepsPieces, PIECES_KEPT, sayWayBack } from './order-contents.ts';
import { readRefund, type RefundForm, type RefundWish } from './read-refund.ts';
import { useShownAmount } from './use-shown-amount.ts';

const EMPTY: RefundForm = { extent: 'full', amount: '', reason: '' };

type RefundFieldsProps = {
  left: number;
  form: RefundForm;
  wrong: Partial<Record<keyof RefundForm, string>>;
  change: (part: Partial<RefundForm>) => void;
};

function RefundFields({ left, form, wrong, change }: RefundFieldsProps) {
  return (
    <>
      <RadioGroup
        aria-label="Montant à rembourser"
        value={form.extent}
        onChange={({ target }) => change({ extent: target.value === 'part' ? 'part' : 'full' })}
      >
        <FormControlLabel value="full" control={<Radio />} label={`Tout ce qui reste : ${formatFcfa(left)}`} />
        <FormControlLabel value="part" control={<Radio />} label="Une partie" />
      </RadioGroup>
      {form.extent === 'part' && (
        <TextField
          label="Montant (FCFA)"
          value={form.amount}
          onChange={({ target }) => change({ amount: target.value })}
          error={wrong.amount !== undefined}
          helperText={wrong.amount}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
        />
      )}
      <TextField
        label="Raison"
        value={form.reason}
        onChange={({ target }) => change({ reason: target.value })}
        error={wrong.reason !== undefined}
        helperText={wrong.reason ?? 'Dite au client par email et gardée dans l’historique de la commande.'}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </>
  );
}

/** Cancelling gives the money back as well. */
function PiecesKept({ onCancelOrder }: { onCancelOrder: () => void }) {
  return (
    <Alert severity="info" role="note" action={<Button onClick={onCancelOrder}>Annuler la commande</Button>}>
      {PIECES_KEPT}
    </Alert>
  );
}

type RefundOrderProps = { order: Order; onClose: () => void; onCancelOrder: () => void };

export function RefundOrder({ order, onClose, onCancelOrder }: RefundOrderProps) {
  const [form, setForm] = useState(EMPTY);
  const { shown: left, learnFrom } = useShownAmount(order.refundableAmount);
  const keyFor = useKeyFor();
  const change = (part: Partial<RefundForm>) => setForm((now) => ({ ...now, ...part }));
  const [isTried, setIsTried] = useState(false);
  const { wish, wrong } = readRefund(form, left);
  const refund = useAct({
    run: (body: RefundWish) =>
      api
        .call('POST /orders/{id}/refunds', {
          params: { id: order.id },
          body,
          headers: { 'idempotency-key': keyFor(body) },
        })
        .catch(learnFrom),
    done: `Remboursement demandé : ${order.orderNumber}`,
    readsAnewIfRefused: true,
    onDone: onClose,
  });

  function submit() {
    setIsTried(true);
    if (wish) refund.act(wish);
  }

  return (
    <ActDialog
      title="Rembourser le client ?"
      submitLabel={wish ? `Rembourser ${formatFcfa(wish.amount ?? wish.agreedAmount)}` : 'Rembourser'}
      isGrave
      isBusy={refund.isBusy}
      problem={refund.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{sayWayBack(order)}</DialogContentText>
      {form.extent === 'full' && keepsPieces(order) && <PiecesKept onCancelOrder={onCancelOrder} />}
      <RefundFields left={left} form={form} wrong={isTried ? wrong : {}} change={change} />
    </ActDialog>
  );
}
