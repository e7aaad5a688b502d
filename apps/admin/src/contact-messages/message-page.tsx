import { ShowBase, useShowContext } from 'react-admin';
import type { ContactMessage, ContactMessageChange } from '@tokpa/contract/contact-messages';
import { formatPhone } from '@tokpa/contract/phones';
import { CONTACT_SUBJECT_LABELS } from '@tokpa/contract/shop-policy';
import { Box, CircularProgress, Link, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { AnswerPanel, TakeOver } from '../desk/index.ts';
import { formatMoment, MissingRow, PageHeading, Panel, RemoveButton } from '../ui/index.ts';
import { MessageStatus, STATUS_CHOICES } from './message-words.tsx';

function change(id: string, body: ContactMessageChange) {
  return api.call('PUT /contact-messages/{id}', { params: { id }, body });
}

function Sender({ message }: { message: ContactMessage }) {
  return (
    <Panel title="De">
      <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{message.name}</Typography>
        <Link href={`mailto:${message.email}`}>{message.email}</Link>
        {message.phone !== '' && <Link href={`tel:${message.phone}`}>{formatPhone(message.phone)}</Link>}
        <Typography color="text.secondary">Reçu le {formatMoment(message.createdAt)}</Typography>
      </Stack>
      <TakeOver assignee={message.assignee} assign={(assigneeId) => change(message.id, { assigneeId })} />
    </Panel>
  );
}

function MessageScreen() {
  const { record: message, error, isPending, isFetching, refetch } = useShowContext<ContactMessage>();
  if (isPending) return <CircularProgress aria-label="Chargement du message" sx={{ m: 4 }} />;
  if (!message) {
    return <MissingRow title="Message introuvable" error={error} isBusy={isFetching} onRetry={refetch} />;
  }
  const columns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' };
  return (
    <Box sx={{ pb: 4 }}>
      <PageHeading title={CONTACT_SUBJECT_LABELS[message.subject]}>
        <MessageStatus status={message.status} />
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
        <Stack spacing={2}>
          <Panel title="Message">
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message.message}</Typography>
          </Panel>
          <AnswerPanel
            row={message}
            choices={STATUS_CHOICES}
            settled="ANSWERED"
            save={(body) => change(message.id, body)}
          />
        </Stack>
        <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
          <Sender message={message} />
          <RemoveButton
            question="Supprimer ce message ?"
            consequence="Il disparaît pour de bon, avec sa réponse et les emails gardés ici. Ce qui est déjà parti reste dans les boîtes qui l’ont reçu, celle de la boutique comprise."
          />
        </Stack>
      </Box>
    </Box>
  );
}

/** One message: what was written, by whom, and the answer. */
export function MessagePage() {
  return (
    <ShowBase disableAuthentication={false} queryOptions={{ onError: undefined }}>
      <MessageScreen />
    </ShowBase>
  );
}
