import { useQuery } from '@tanstack/react-query';
import { LinkBase, useCanAccess } from 'react-admin';
import type { UnmatchedPayment } from '@tokpa/contract/payments';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { methodName, orderAt } from '../orders/index.ts';
import { formatMoment, Panel, Problem, ReadFault, useAct } from '../ui/index.ts';
import { BookPayment } from './book-payment.tsx';
import { sayAmount } from './say-amount.ts';

/** What the payment says that it is for. */
function NamedOrder({ payment: { orderId, orderNumber } }: { payment: UnmatchedPayment }) {
  if (orderNumber === null) return null;
  if (orderId === null) {
    return (
      <Typography variant="body2" color="text.secondary">
        Commande {orderNumber}, que la boutique n’a plus
      </Typography>
    );
  }
  return (
    <Link component={LinkBase} to={orderAt(orderId)} sx={{ display: 'inline-block', py: 1.25, fontWeight: 600 }}>
      {orderNumber}
    </Link>
  );
}

function Payment({ payment, maySettle }: { payment: UnmatchedPayment; maySettle: boolean }) {
  const { id, providerId, paidAt } = payment;
  const { act, problem, isBusy } = useAct({
    run: () => api.call('POST /unmatched-payments/{id}/settle', { params: { id } }),
    done: (_sent, { message }) => message,
    readsAnewIfRefused: true,
  });
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {sayAmount(payment)} · {providerId}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {methodName(payment)} · {formatMoment(paidAt)}
      </Typography>
      <NamedOrder payment={payment} />
      {maySettle && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1 }}>
          <BookPayment payment={payment} />
          <Button
            aria-label={`C’est réglé : ${providerId}`}
            loading={isBusy}
            onClick={() => act(undefined)}
            sx={{ minHeight: 44 }}
          >
            C’est réglé
          </Button>
        </Stack>
      )}
      <Problem>{problem}</Problem>
    </Box>
  );
}

const TITLE = 'Paiements sans commande';

/** Money that no order of the shop is about: the list below can not show it. */
export function UnmatchedPayments() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['unmatched-payments'],
    queryFn: () => api.call('GET /unmatched-payments'),
  });
  const { canAccess: maySettle = false } = useCanAccess({ resource: 'orders', action: 'refund' });
  if (!data && error) {
    return (
      <Panel title={TITLE}>
        <ReadFault error={error} isBusy={isFetching} onRetry={refetch} />
      </Panel>
    );
  }
  const payments = data?.data ?? [];
  if (payments.length === 0) return null;
  return (
    <Panel title={TITLE}>
      <Typography>
        Le prestataire a reçu cet argent pour la boutique, qui n’en connaît pas le paiement, comme après le retour d’une
        sauvegarde. Rattachez-le à sa commande si elle l’attend encore. Sinon retrouvez le client chez le prestataire,
        servez-le ou remboursez-le, puis dites que c’est réglé.
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} maySettle={maySettle} />
        ))}
      </Box>
    </Panel>
  );
}
