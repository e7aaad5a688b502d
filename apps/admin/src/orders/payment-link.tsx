import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { Button, Link, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { CopyButton, Panel, Problem, ReadFault, useAct } from '../ui/index.ts';

/** The digits of a number as WhatsApp wants them in an address. */
const forWhatsApp = (phone: string) => phone.replaceAll(/\D/g, '');

function messageFor({ orderNumber, finalAmount, customer }: Order, address: string): string {
  return `Bonjour ${customer.name}, voici la page pour payer votre commande ${orderNumber} (${formatFcfa(finalAmount)}) : ${address}`;
}

/** The first page could not be made, or what was tried on it failed: the customer gets another one. */
function OpenPayment({ order: { id } }: { order: Order }) {
  const { act, problem, isBusy } = useAct({
    run: () => api.call('POST /orders/{id}/payments', { params: { id }, body: {} }),
    done: 'Page de paiement ouverte',
    readsAnewIfRefused: true,
  });
  return (
    <Panel title="Lien de paiement">
      <Problem>{problem}</Problem>
      <Button variant="outlined" loading={isBusy} onClick={() => act(undefined)} sx={{ minHeight: 44 }}>
        Ouvrir une page de paiement
      </Button>
    </Panel>
  );
}

/** Another try would be refused as well, and would be one more payment to look at. */
function RefusedPayment({ order: { orderNumber } }: { order: Order }) {
  const filter = JSON.stringify({ search: orderNumber, needsAttention: 'true' });
  return (
    <Panel title="Lien de paiement">
      <Typography>
        Le prestataire a refusé d’ouvrir le paiement, qui attend sous{' '}
        <Link component={LinkBase} to={`/transactions?${new URLSearchParams({ filter })}`}>
          « Paiements »
        </Link>
        . Une autre page pourra être ouverte une fois qu’il y sera dit réglé.
      </Typography>
    </Panel>
  );
}

/** The page where the customer pays, to be sent to them while it is open, and opened where none is. */
export function PaymentLink({ order }: { order: Order }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['orders', order.id, 'payment', order.updatedAt],
    queryFn: () => api.call('GET /orders/{id}/payment', { params: { id: order.id } }),
    enabled: order.isPayable,
  });
  if (!order.isPayable || (!data && !error)) return null;
  if (!data) {
    return (
      <Panel title="Lien de paiement">
        <ReadFault error={error} isBusy={isFetching} onRetry={refetch} />
      </Panel>
    );
  }
  const { isRefused, checkoutUrl: address } = data.data;
  if (isRefused) return <RefusedPayment order={order} />;
  if (!address) return <OpenPayment order={order} />;
  const whatsApp = `https://wa.me/${forWhatsApp(order.customer.phone)}?text=${encodeURIComponent(messageFor(order, address))}`;
  return (
    <Panel title="Lien de paiement">
      <Typography sx={{ overflowWrap: 'anywhere' }}>{address}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <CopyButton address={address} label="Copier le lien" />
        {order.customer.phone !== '' && (
          <Button variant="outlined" href={whatsApp} target="_blank" rel="noopener" sx={{ minHeight: 44 }}>
            Envoyer par WhatsApp
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
