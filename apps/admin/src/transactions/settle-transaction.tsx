import { useId, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { formatFcfa } from '@tokpa/contract/money';
import type { TransactionRow } from '@tokpa/contract/transactions';
import {
  Button,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, NoteField, useAct, useQuestion } from '../ui/index.ts';

type Answer = 'once' | 'twice';

type AnswerFieldProps = { answer: Answer | undefined; isMissing: boolean; change: (answer: Answer) => void };

/** Of money that the team had written down before the provider announced a payment. */
function AnswerField({ answer, isMissing, change }: AnswerFieldProps) {
  const labelId = useId();
  return (
    <FormControl error={isMissing}>
      <FormLabel id={labelId}>Est-ce le même argent ?</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={answer ?? null}
        onChange={({ target }) => change(target.value === 'twice' ? 'twice' : 'once')}
        sx={{ rowGap: 1.5, pt: 1 }}
      >
        <FormControlLabel
          value="once"
          control={<Radio />}
          label="Oui : ce qui était noté à la main est retiré, l’argent compte une fois"
        />
        <FormControlLabel
          value="twice"
          control={<Radio />}
          label="Non, le client a payé deux fois : remboursez ensuite l’un des deux sur la commande ; si elle est annulée, ce paiement repart de lui-même"
        />
      </RadioGroup>
      {isMissing && <FormHelperText>Dites si c’est le même argent</FormHelperText>}
    </FormControl>
  );
}

function SettleDialog({ row, onClose }: { row: TransactionRow; onClose: () => void }) {
  const { id, orderNumber, amount, attention, mayBeSameMoney } = row;
  const [note, setNote] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const [isTried, setIsTried] = useState(false);
  const isMissing = mayBeSameMoney && answer === undefined;
  const settle = useAct({
    run: (body: { note?: string; isSameMoney?: boolean }) =>
      api.call('POST /transactions/{id}/settle', { params: { id }, body }),
    done: `Paiement réglé : ${orderNumber}`,
    onDone: onClose,
  });

  function submit() {
    setIsTried(true);
    if (isMissing) return;
    settle.act({
      ...(note.trim() !== '' && { note }),
      ...(answer !== undefined && { isSameMoney: answer === 'once' }),
    });
  }

  return (
    <ActDialog
      title="Ce paiement est réglé ?"
      submitLabel="C’est réglé"
      isBusy={settle.isBusy}
      problem={settle.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        {orderNumber} · {formatFcfa(amount)}
      </DialogContentText>
      <DialogContentText sx={{ whiteSpace: 'pre-line' }}>{attention}</DialogContentText>
      {mayBeSameMoney && <AnswerField answer={answer} isMissing={isTried && isMissing} change={setAnswer} />}
      <NoteField
        value={note}
        change={setNote}
        keptWhere="Gardée dans le journal de l’équipe. Un remboursement à faire à la main reste à noter sur la commande."
      />
    </ActDialog>
  );
}

/** For whoever may refund, where something of the payment can be said to be settled. */
export function SettleTransaction({ row }: { row: TransactionRow }) {
  const ask = useQuestion();
  const { canAccess: mayRefund = false } = useCanAccess({ resource: 'orders', action: 'refund' });
  if (!row.isSettleable || !mayRefund) return null;
  return (
    <Button
      aria-label={`C’est réglé : ${row.orderNumber}`}
      onClick={() => ask((close) => <SettleDialog row={row} onClose={close} />)}
      sx={{ minHeight: 44 }}
    >
      C’est réglé
    </Button>
  );
}
