import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { formatFcfa } from '@tokpa/contract/money';
import type { TransactionRow } from '@tokpa/contract/transactions';
import { Button, DialogContentText } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, NoteField, useAct } from '../ui/index.ts';

function SettleDialog({ row, onClose }: { row: TransactionRow; onClose: () => void }) {
  const { id, orderNumber, amount, attention } = row;
  const [note, setNote] = useState('');
  const settle = useAct({
    run: (body: { note?: string }) => api.call('POST /transactions/{id}/settle', { params: { id }, body }),
    done: `Paiement réglé : ${orderNumber}`,
    onDone: onClose,
  });
  return (
    <ActDialog
      title="Ce paiement est réglé ?"
      submitLabel="C’est réglé"
      isBusy={settle.isBusy}
      problem={settle.problem}
      onSubmit={() => settle.act(note.trim() === '' ? {} : { note })}
      onClose={onClose}
    >
      <DialogContentText>
        {orderNumber} · {formatFcfa(amount)}
      </DialogContentText>
      <DialogContentText sx={{ whiteSpace: 'pre-line' }}>{attention}</DialogContentText>
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
  const [isAsked, setIsAsked] = useState(false);
  const { canAccess: mayRefund = false } = useCanAccess({ resource: 'orders', action: 'refund' });
  if (!row.isSettleable || !mayRefund) return null;
  return (
    <>
      <Button aria-label={`C’est réglé : ${row.orderNumber}`} onClick={() => setIsAsked(true)} sx={{ minHeight: 44 }}>
        C’est réglé
      </Button>
      {isAsked && <SettleDialog row={row} onClose={() => setIsAsked(false)} />}
    </>
  );
}
