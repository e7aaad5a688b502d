import type { Order, OrderDetail } from '@tokpa/contract/orders';
import { formatPhone } from '@tokpa/contract/phones';
import { Link, Stack, Typography } from '@mui/material';
import { Panel, RecordLink } from '../ui/index.ts';

function PhoneLink({ phone }: { phone: string | null }) {
  if (!phone) return null;
  return <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>;
}

function Address({ address }: { address: NonNullable<Order['shippingAddress']> }) {
  const { recipientName, addressLine1, addressLine2, landmark, city, state, postalCode, country } = address;
  const place = [[postalCode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ');
  const lines = [recipientName, addressLine1, addressLine2, landmark && `Repère\u00a0: ${landmark}`, place, country];
  return (
    <Stack component="address" sx={{ fontStyle: 'normal', alignItems: 'start' }}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <PhoneLink phone={address.phone} />
    </Stack>
  );
}

function CustomerName({ order: { customer, userId } }: { order: OrderDetail }) {
  const name = <Typography sx={{ fontWeight: 600 }}>{customer.name || 'Compte supprimé'}</Typography>;
  if (userId === undefined) return name;
  return (
    <RecordLink resource="users" id={userId} opens="show">
      {name}
    </RecordLink>
  );
}

export function OrderCustomer({ order }: { order: OrderDetail }) {
  const { customer, mailAddress, shippingAddress } = order;
  return (
    <>
      <Panel title="Client">
        <Stack sx={{ alignItems: 'start', overflowWrap: 'anywhere' }}>
          <CustomerName order={order} />
          <PhoneLink phone={customer.phone} />
          {mailAddress !== '' && <Link href={`mailto:${mailAddress}`}>{mailAddress}</Link>}
          {customer.email !== '' && customer.email !== mailAddress && (
            <Typography color="text.secondary">À la commande : {customer.email}</Typography>
          )}
        </Stack>
      </Panel>
      <Panel title="Livraison">
        {shippingAddress ? <Address address={shippingAddress} /> : <Typography>Rien à livrer</Typography>}
      </Panel>
    </>
  );
}
