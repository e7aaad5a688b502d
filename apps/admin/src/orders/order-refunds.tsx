import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { REFUND_OVERDUE_HOURS } from '@tokpa/contract/limits';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { Box, Button, DialogContentText, TextField, Typography } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, formatMoment, Panel, Status, useAct, type Tone } from '../ui/index.ts';

type Refund = Order['refunds'][number];

const STATES: Readonly<Record<Refund['status'], { label: string; tone: Tone }>> = {
  PENDING: { label: 'Demandé au prestataire', tone: 'waiting' },
  MANUAL: { label: 'À faire à la main', tone: 'bad' },
  DONE: { label: 'Rendu', tone: 'done' },
  FAILED: { label: 'Refusé par le prestataire', tone: 'bad' },
  WITHDRAWN: { label: 'Retiré', tone: 'over' },
};

type RefundActProps = { order: Order; refund: Refund; onClose: () => void };

/** A refund that somebody gave by hand is noted with the reference that the operator gave for it. */
function FinishRefund({ order: { id }, refund, onClose }: RefundActProps) {
  const [reference, setReference] = useState('');
  const { act, problem, isBusy } = useAct({
    run: () =>
      api.call('POST /orders/{id}/refunds/{refundId}/done', {
        params: { id, refundId: refund.id },
        body: { reference },
      }),
    done: 'Remboursement noté',
    onDone: onClose,
  });
  return (
    <ActDialog
      title="Remboursement fait à la main"
      submitLabel="Noter comme fait"
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => act(undefined)}
      onClose={onClose}
    >
      <DialogContentText>{formatFcfa(refund.amount)} rendus au client.</DialogContentText>
      <TextField
        label="Référence de l’envoi"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
    </ActDialog>
  );
}

/** A refund that the provider does not make: somebody gives it, once it is asked for no more. */
function TakeOverRefund({ order: { id }, refund, onClose }: RefundActProps) {
  const { act, problem, isBusy } = useAct({
    run: () => api.call('POST /orders/{id}/refunds/{refundId}/take-over', { params: { id, refundId: refund.id } }),
    done: 'Remboursement à faire à la main',
    readsAnewIfRefused: true,
    onDone: onClose,
  });
  return (
    <ActDialog
      title="Faire ce remboursement à la main ?"
      submitLabel="Le faire à la main"
      isGrave
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => act(undefined)}
      onClose={onClose}
    >
      <DialogContentText>
        La boutique ne demandera plus {formatFcfa(refund.amount)} au prestataire, qui n’a pas répondu. Ne rendez
        l’argent qu’après cela.
      </DialogContentText>
      <DialogContentText>
        Regardez d’abord chez le prestataire si le remboursement y est déjà : il suffit alors de le noter comme fait,
        avec sa référence.
      </DialogContentText>
    </ActDialog>
  );
}

/** All that was paid goes back: that closed what was booked. */
function hasClosedCourses({ status, orderItems, refundableAmount }: Order): boolean {
  const hasCourses = orderItems.some(({ itemType }) => itemType !== 'PRODUCT');
  return hasCourses && (status === 'CANCELLED' || refundableAmount === 0);
}

/** A refund that is still to be made by hand, and was a mistake. */
function WithdrawRefund({ order, refund, onClose }: RefundActProps) {
  const { act, problem, isBusy } = useAct({
    run: () =>
      api.call('POST /orders/{id}/refunds/{refundId}/withdraw', { params: { id: order.id, refundId: refund.id } }),
    done: 'Remboursement retiré',
    onDone: onClose,
  });
  return (
    <ActDialog
      title="Retirer ce remboursement ?"
      submitLabel="Retirer ce remboursement"
      isGrave
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => act(undefined)}
      onClose={onClose}
    >
      <DialogContentText>
        {formatFcfa(refund.amount)} ne seront plus à rendre. À faire seulement si l’argent n’est pas parti : un autre
        remboursement peut ensuite être saisi.
      </DialogContentText>
      {order.mailAddress !== '' && (
        <DialogContentText>Le client l’attend peut-être : un email lui dit qu’il n’aura pas lieu.</DialogContentText>
      )}
      {hasClosedCourses(order) && (
        <DialogContentText>
          Les places et les formations que le remboursement a fermées le restent : rouvrez-les dans les inscriptions.
        </DialogContentText>
      )}
    </ActDialog>
  );
}

const ACTS = { finish: FinishRefund, withdraw: WithdrawRefund, takeOver: TakeOverRefund } as const;
type Asked = { act: keyof typeof ACTS; refund: Refund };

const OVERDUE_MS = REFUND_OVERDUE_HOURS * 3_600_000;

type RefundActsProps = { refund: Refund; ask: (act: keyof typeof ACTS) => void };

/** What is left to do with a refund, for whom may. */
function RefundActs({ refund: { status, createdAt }, ask }: RefundActsProps) {
  const [now] = useState(Date.now);
  if (status === 'PENDING' && Date.parse(createdAt) <= now - OVERDUE_MS) {
    return (
      <Button onClick={() => ask('takeOver')} sx={{ minHeight: 44 }}>
        Faire ce remboursement à la main
      </Button>
    );
  }
  if (status !== 'MANUAL') return null;
  return (
    <>
      <Button onClick={() => ask('finish')} sx={{ minHeight: 44 }}>
        Noter comme fait
      </Button>
      <Button color="error" onClick={() => ask('withdraw')} sx={{ minHeight: 44 }}>
        Retirer ce remboursement
      </Button>
    </>
  );
}

/** What went back to the customer, or is on its way; nothing where there is none. */
export function OrderRefunds({ order }: { order: Order }) {
  const [asked, setAsked] = useState<Asked>();
  const { canAccess: mayRefund = false } = useCanAccess({ resource: 'orders', action: 'refund' });
  const Act = asked && ACTS[asked.act];
  if (order.refunds.length === 0) return null;
  return (
    <Panel title="Remboursements">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.refunds.map((refund) => (
          <Box component="li" key={refund.id} sx={{ py: 1 }}>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
              <Typography sx={{ fontWeight: 600 }}>{formatFcfa(refund.amount)}</Typography>
              <Status {...STATES[refund.status]} />
            </Box>
            <Typography variant="body2" color="text.secondary">
              {formatMoment(refund.createdAt)} · {refund.reason}
            </Typography>
            {mayRefund && <RefundActs refund={refund} ask={(act) => setAsked({ act, refund })} />}
          </Box>
        ))}
      </Box>
      <Typography variant="body2">Reste à rembourser au plus : {formatFcfa(order.refundableAmount)}</Typography>
      {Act && <Act order={order} refund={asked.refund} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}
