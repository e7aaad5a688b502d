import { LinkBase, ShowBase, useGetList, useShowContext } from 'react-admin';
import { fullNameOf } from '@tokpa/contract/full-name';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { formatPhone } from '@tokpa/contract/phones';
import type { ShopperDetail } from '@tokpa/contract/users';
import { Box, Button, CircularProgress, Link, Stack, Typography } from '@mui/material';
import { OrderCard, ordersAt } from '../orders/index.ts';
import { formatMoment, MissingRow, PageHeading, Panel, ReadFault, Status } from '../ui/index.ts';
import { BlockUser } from './block-user.tsx';
import { ChangeEmail } from './change-email.tsx';

const SHOWN_ORDERS = 5;

function Contact({ user }: { user: ShopperDetail }) {
  return (
    <Panel title="Coordonnées">
      <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
        {user.email !== '' && <Link href={`mailto:${user.email}`}>{user.email}</Link>}
        {user.phone !== '' && <Link href={`tel:${user.phone}`}>{formatPhone(user.phone)}</Link>}
        <Typography color="text.secondary">Inscrit le {formatMoment(user.createdAt)}</Typography>
        <Typography color="text.secondary">
          {user.isSubscribed ? 'Reçoit la lettre d’information' : 'Ne reçoit pas la lettre d’information'}
        </Typography>
      </Stack>
    </Panel>
  );
}

function Figures({ user }: { user: ShopperDetail }) {
  const figures = [
    ['Dépensé', formatFcfa(user.spentAmount)],
    ['Commandes', user.ordersCount],
    ['Avis', user.reviewsCount],
    ['Demandes de retour', user.returnRequestsCount],
    ['Messages', user.contactMessagesCount],
  ] as const;
  return (
    <Panel title="En chiffres">
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5 }}>
        {figures.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700, textAlign: 'right' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function LatestOrders({ user }: { user: ShopperDetail }) {
  const {
    data,
    total = 0,
    error,
    isFetching,
    refetch,
  } = useGetList<Order>('orders', {
    filter: { userId: user.id },
    pagination: { page: 1, perPage: SHOWN_ORDERS },
  });
  const all = (
    <Button component={LinkBase} to={ordersAt({ userId: user.id })}>
      Toutes ({total})
    </Button>
  );
  return (
    <Panel title="Dernières commandes" action={total > SHOWN_ORDERS && all}>
      {!data && error && <ReadFault error={error} isBusy={isFetching} onRetry={refetch} />}
      {!data && !error && <CircularProgress aria-label="Chargement des commandes" />}
      {data?.length === 0 && <Typography>Pas encore de commande.</Typography>}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0 }}>
        {data?.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </Stack>
    </Panel>
  );
}

function Addresses({ user: { addresses } }: { user: ShopperDetail }) {
  return (
    <Panel title="Adresses">
      {addresses.length === 0 && <Typography>Aucune adresse enregistrée.</Typography>}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {addresses.map((one) => (
          <li key={one.id}>
            <Typography>
              {[one.recipientName, one.addressLine1, one.addressLine2, one.landmark].filter(Boolean).join(', ')}
            </Typography>
            <Typography color="text.secondary">
              {[one.postalCode, one.city, one.state, one.country].filter(Boolean).join(', ')}
              {one.phone !== null && ` · ${formatPhone(one.phone)}`}
              {one.isDefault && ' · par défaut'}
            </Typography>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

function UserScreen() {
  const { record: user, error, isPending, isFetching, refetch } = useShowContext<ShopperDetail>();
  // A list has read a part of them, without addresses.
  const isPart = user !== undefined && !('addresses' in user);
  if (isPending || (isPart && !error)) return <CircularProgress aria-label="Chargement du client" sx={{ m: 4 }} />;
  if (!user || isPart) {
    return <MissingRow title="Client introuvable" error={error} isBusy={isFetching} onRetry={refetch} />;
  }
  const columns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' };
  return (
    <Box sx={{ pb: 4 }}>
      <PageHeading title={fullNameOf(user)}>
        {user.blocked && <Status label="Bloqué" tone="bad" />}
        {user.deletedAt !== null && <Status label="Compte supprimé" tone="over" />}
      </PageHeading>
      {user.deletedAt === null && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <BlockUser user={user} />
          <ChangeEmail key={user.email} user={user} />
        </Stack>
      )}
      <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: columns }}>
        <Stack spacing={2}>
          <LatestOrders user={user} />
          <Addresses user={user} />
        </Stack>
        <Stack spacing={2}>
          <Figures user={user} />
          <Contact user={user} />
        </Stack>
      </Box>
    </Box>
  );
}

/** One customer: what they bought, where they live, how to reach them. */
export function UserPage() {
  return (
    <ShowBase disableAuthentication={false} queryOptions={{ onError: undefined }}>
      <UserScreen />
    </ShowBase>
  );
}
