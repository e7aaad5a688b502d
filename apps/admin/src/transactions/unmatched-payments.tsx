import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { formatFcfa } from '@tokpa/contract/money';
import type { UnmatchedPayment } from '@tokpa/contract/payments';
import { Box, Button, Typography } from '@mui/material';
import { api } from '../api.ts';
import { methodName } from '../orders/index.ts';
import { formatMoment, Panel, Problem, ReadFault, useAct } from '../ui/index.ts';

function sayAmount({ amount, currency }: UnmatchedPayment): string {
  return currency === 'XOF' ? formatFcfa(amount) : `${amount} ${currency}`;
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
      {maySettle && (
        <Button
          aria-label={`C’est réglé : ${providerId}`}
          loading={isBusy}
          onClick={() => act(undefined)}
          sx={{ minHeight: 44 }}
        >
          C’est réglé
        </Button>
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
        Le prestataire a reçu cet argent pour la boutique, qui n’en connaît pas la commande, comme après le retour d’une
        sauvegarde. Retrouvez le client chez le prestataire, puis servez-le ou remboursez-le.
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} maySettle={maySettle} />
        ))}
      </Box>
    </Panel>
  );
}
