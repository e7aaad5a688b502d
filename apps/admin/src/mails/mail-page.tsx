import { ShowBase, useShowContext } from 'react-admin';
import type { MailDetail } from '@tokpa/contract/mails';
import { Alert, Box, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { formatMoment, MailPreview, MissingRow, PageHeading, useAct } from '../ui/index.ts';
import { MailStatusChip } from './mail-words.tsx';
import { shutWords } from './shut-words.ts';

function Resend({ mail }: { mail: MailDetail }) {
  const { act, isBusy, problem } = useAct({
    run: () => api.call('POST /mails/{id}/resend', { params: { id: mail.id } }),
    done: (_sent, { message }) => message,
  });
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" loading={isBusy} onClick={() => act(undefined)} sx={{ minHeight: 44 }}>
        Envoyer de nouveau
      </Button>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}

function When({ mail }: { mail: MailDetail }) {
  return (
    <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      À {mail.to}, écrit le {formatMoment(mail.createdAt)}
      {mail.sentAt !== null && `, parti le ${formatMoment(mail.sentAt)}`}
    </Typography>
  );
}

function Content({ mail }: { mail: MailDetail }) {
  if (mail.html === null) {
    return <Alert severity="info">{shutWords(mail)}</Alert>;
  }
  return (
    <>
      {!mail.isSecret && <Resend mail={mail} />}
      <MailPreview title={`Email : ${mail.subject}`} html={mail.html} />
    </>
  );
}

function MailScreen() {
  const { record: mail, error, isPending, isFetching, refetch } = useShowContext<MailDetail>();
  // A list has read a part of it, without its text.
  const isPart = mail !== undefined && !('html' in mail);
  if (isPending || (isPart && !error)) return <CircularProgress aria-label="Chargement de l’email" sx={{ m: 4 }} />;
  if (!mail || isPart) {
    return <MissingRow title="Email introuvable" error={error} isBusy={isFetching} onRetry={refetch} />;
  }
  return (
    <Box sx={{ pb: 4, maxWidth: 720 }}>
      <PageHeading title={mail.subject}>
        <MailStatusChip status={mail.status} />
      </PageHeading>
      <Stack spacing={2}>
        <When mail={mail} />
        {mail.status === 'KEPT' && (
          <Alert severity="info">Aucun serveur de messagerie n’est réglé : cet email n’est gardé qu’ici.</Alert>
        )}
        {mail.error !== null && (
          <Alert severity="warning">
            {mail.error}
            {mail.status === 'QUEUED' && <Typography>La boutique réessaie d’elle-même.</Typography>}
          </Alert>
        )}
        <Content mail={mail} />
      </Stack>
    </Box>
  );
}

/** One mail, as its recipient sees it. */
export function MailPage() {
  return (
    <ShowBase disableAuthentication={false} queryOptions={{ onError: undefined }}>
      <MailScreen />
    </ShowBase>
  );
}
