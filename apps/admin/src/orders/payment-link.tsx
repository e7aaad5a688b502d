import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { Button, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { Panel } from '../ui/index.ts';

/** The digits of a number as WhatsApp wants them in an address. */
const forWhatsApp = (phone: string) => phone.replaceAll(/\D/g, '');

function messageFor({ orderNumber, finalAmount, customer }: Order, address: string): string {
  return `Bonjour ${customer.name}, voici la page pour payer votre commande ${orderNumber} (${formatFcfa(finalAmount)}) : ${address}`;
}

/** The page where the customer pays, to be sent to them while it is open; nothing when there is none. */
export function PaymentLink({ order }: { order: Order }) {
  const notify = useNotify();
  const { data } = useQuery({
    queryKey: ['orders', order.id, 'payment', order.updatedAt],
    queryFn: () => api.call('GET /orders/{id}/payment', { params: { id: order.id } }),
    enabled: order.isPayable,
  });
  const address = data?.data.checkoutUrl;
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify('Lien copié', { type: 'success' });
    } catch {
      // Not allowed, or not there where the shop is reached without TLS.
      notify('Le lien n’a pas pu être copié', { type: 'warning' });
    }
  }
  if (!order.isPayable || !address) return null;
  const whatsApp = `https://wa.me/${forWhatsApp(order.customer.phone)}?text=${encodeURIComponent(messageFor(order, address))}`;
  return (
    <Panel title="Lien de paiement">
      <Typography sx={{ overflowWrap: 'anywhere' }}>{address}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => void copy(address)}>
          Copier le lien
        </Button>
        {order.customer.phone !== '' && (
          <Button variant="outlined" href={whatsApp} target="_blank" rel="noopener" sx={{ minHeight: 44 }}>
            Envoyer par WhatsApp
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
