import { LinkBase, ShowBase, useShowContext } from 'react-admin';
import { ORDER_STATUS_LABELS } from '@tokpa/contract/order-status';
import type { ReturnRequest, ReturnRequestChange } from '@tokpa/contract/return-requests';
import { RETURN_REASON_LABELS } from '@tokpa/contract/shop-policy';
import { Alert, Box, CircularProgress, Link, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { AnswerPanel, TakeOver } from '../desk/index.ts';
import { formatMoment, MissingRow, PageHeading, Panel, RemoveButton } from '../ui/index.ts';
import { RequestStatus, STATUS_CHOICES } from './request-words.tsx';

function change(id: string, body: ReturnRequestChange) {
  return api.call('PUT /return-requests/{id}', { params: { id }, body });
}

function OrderOf({ request: { order, orderNumber } }: { request: ReturnRequest }) {
  if (order === null) {
    return <Alert severity="warning">Aucune commande ne porte le numéro {orderNumber}.</Alert>;
  }
  return (
    <Stack spacing={1}>
      <Link component={LinkBase} to={`/orders/${order.id}/show`}>
        Commande {orderNumber}
      </Link>
      <Typography color="text.secondary">
        {order.customerName}, {ORDER_STATUS_LABELS[order.status].toLocaleLowerCase('fr')}
      </Typography>
      {!order.isSameEmail && (
        <Alert severity="warning">
          La demande ne vient pas de l’adresse de la commande : vérifiez à qui vous répondez.
        </Alert>
      )}
      <Typography variant="body2">Le remboursement se fait depuis la commande.</Typography>
    </Stack>
  );
}

function Sender({ request }: { request: ReturnRequest }) {
  return (
    <Panel title="De">
      <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        <Link href={`mailto:${request.email}`}>{request.email}</Link>
        <Typography color="text.secondary">Reçue le {formatMoment(request.createdAt)}</Typography>
      </Stack>
      <TakeOver assignee={request.assignee} assign={(assigneeId) => change(request.id, { assigneeId })} />
    </Panel>
  );
}

function RequestScreen() {
  const { record: request, error, isPending, isFetching, refetch } = useShowContext<ReturnRequest>();
  if (isPending) return <CircularProgress aria-label="Chargement de la demande" sx={{ m: 4 }} />;
  if (!request) {
    return <MissingRow title="Demande introuvable" error={error} isBusy={isFetching} onRetry={refetch} />;
  }
  const columns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' };
  return (
    <Box sx={{ pb: 4 }}>
      <PageHeading title={`Retour : ${RETURN_REASON_LABELS[request.reason]}`}>
        <RequestStatus status={request.status} />
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
        <Stack spacing={2}>
          <Panel title="Description">
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {request.description || 'Sans description.'}
            </Typography>
          </Panel>
          <AnswerPanel
            row={request}
            choices={STATUS_CHOICES}
            settled={request.status === 'NEW' ? 'IN_PROGRESS' : request.status}
            save={(body) => change(request.id, body)}
          />
        </Stack>
        <Stack spacing={2}>
          <Panel title="Commande">
            <OrderOf request={request} />
          </Panel>
          <Sender request={request} />
          <RemoveButton
            question="Supprimer cette demande ?"
            consequence="Elle disparaît pour de bon, avec sa réponse et les emails gardés ici. Ce qui est déjà parti reste dans les boîtes qui l’ont reçu, celle de la boutique comprise."
          />
        </Stack>
      </Box>
    </Box>
  );
}

/** One return request: the article's order, what is wrong, and what was decided. */
export function RequestPage() {
  return (
    <ShowBase disableAuthentication={false} queryOptions={{ onError: undefined }}>
      <RequestScreen />
    </ShowBase>
  );
}
