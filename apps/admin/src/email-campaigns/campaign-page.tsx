import { type ReactNode, useState } from 'react';
import { ShowBase, useGetOne, useShowContext } from 'react-admin';
import { CAMPAIGN_AUDIENCE_LABELS, type EmailCampaign } from '@tokpa/contract/email-campaigns';
import { Alert, Box, CircularProgress, LinearProgress, Stack, Typography } from '@mui/material';
import { formatMoment, MissingRow, PageHeading, Panel } from '../ui/index.ts';
import { CampaignActs, Uncertain } from './campaign-acts.tsx';
import { NothingLeaves, Preview, useLeaves } from './campaign-preview.tsx';
import { CampaignState } from './campaign-words.tsx';
import { RecipientsPanel } from './recipients-panel.tsx';
import { ResendFailed } from './resend-failed.tsx';

type OfCampaign = { campaign: EmailCampaign };

function Progress({ campaign }: OfCampaign) {
  const leaves = useLeaves(campaign);
  const { recipientsCount, waitingCount, sentCount, failedCount, skippedCount, uncertainCount } = campaign;
  const figures: ReadonlyArray<readonly [name: string, value: number, act?: ReactNode]> = [
    ['Destinataires', recipientsCount],
    [leaves ? 'Envoyés' : 'Gardés ici', sentCount],
    ['En attente', waitingCount],
    ['Échoués', failedCount, <ResendFailed key="resend" campaign={campaign} />],
    ['Désinscrits entre-temps', skippedCount],
    ['Sans accusé de réception', uncertainCount],
  ];
  const done = recipientsCount === 0 ? 0 : ((recipientsCount - waitingCount) / recipientsCount) * 100;
  return (
    <Panel title="Envoi">
      <LinearProgress variant="determinate" value={done} aria-label="Avancement de l’envoi" sx={{ mb: 1.5 }} />
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5 }}>
        {figures.map(([name, value, act]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {name}
              {act}
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

function Plan({ campaign: { audience, scheduledAt, preheader } }: OfCampaign) {
  return (
    <Stack spacing={0.5} sx={{ mb: 2 }}>
      {preheader !== '' && <Typography>{preheader}</Typography>}
      <Typography color="text.secondary">
        {CAMPAIGN_AUDIENCE_LABELS[audience]}
        {scheduledAt !== null && `, le ${formatMoment(scheduledAt)}`}
      </Typography>
    </Stack>
  );
}

/** An hour that went by without a mail: nobody was there to be written to, or nobody asked for it to be sent. */
function MissedHour({ campaign: { status, scheduledAt } }: OfCampaign) {
  const [openedAt] = useState(Date.now);
  if (status !== 'DRAFT' || scheduledAt === null || Date.parse(scheduledAt) > openedAt) return null;
  return (
    <Alert severity="warning">
      L’heure prévue ({formatMoment(scheduledAt)}) est passée et rien n’est parti : la campagne n’était pas programmée,
      ou n’avait aucun destinataire à ce moment. Choisissez une autre heure, ou envoyez-la maintenant.
    </Alert>
  );
}

function Campaign({ campaign: known }: OfCampaign) {
  const isRunning = (one: EmailCampaign) => one.status === 'SENDING' && one.pausedAt === null;
  const isWaited = known.status === 'SCHEDULED' || isRunning(known);
  const { data: campaign = known } = useGetOne<EmailCampaign>(
    'email-campaigns',
    { id: known.id },
    { refetchInterval: isWaited && 2000 },
  );
  const columns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' };
  return (
    <Box sx={{ pb: 4 }}>
      <PageHeading title={campaign.subject}>
        <CampaignState campaign={campaign} />
      </PageHeading>
      <Plan campaign={campaign} />
      <CampaignActs campaign={campaign} />
      <Stack spacing={2} sx={{ mb: 2 }}>
        {campaign.lastError !== null && isRunning(campaign) && (
          <Alert severity="warning">
            Le serveur de messagerie ne prend pas les mails de la boutique ({campaign.lastError}). La boutique réessaie
            chaque minute.
          </Alert>
        )}
        <NothingLeaves campaign={campaign} />
        <MissedHour campaign={campaign} />
        <Uncertain campaign={campaign} />
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
        <Preview campaign={campaign} />
        {campaign.startedAt !== null && (
          <Stack spacing={2}>
            <Progress campaign={campaign} />
            <RecipientsPanel campaign={campaign} />
          </Stack>
        )}
      </Box>
    </Box>
  );
}

function CampaignScreen() {
  const { record: campaign, error, isPending, isFetching, refetch } = useShowContext<EmailCampaign>();
  if (isPending) return <CircularProgress aria-label="Chargement de la campagne" sx={{ m: 4 }} />;
  if (!campaign) {
    return <MissingRow title="Campagne introuvable" error={error} isBusy={isFetching} onRetry={refetch} />;
  }
  // Another one brings nothing along of what was read of this one.
  return <Campaign key={campaign.id} campaign={campaign} />;
}

/** One campaign: the mail, whether it left, and what became of it. */
export function CampaignPage() {
  return (
    <ShowBase disableAuthentication={false} queryOptions={{ onError: undefined }}>
      <CampaignScreen />
    </ShowBase>
  );
}
