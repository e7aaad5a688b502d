import { useState } from 'react';
import { EditButton, useCanAccess, useGetIdentity } from 'react-admin';
import type { EmailCampaign } from '@tokpa/contract/email-campaigns';
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, formatMoment, useAct, RemoveButton } from '../ui/index.ts';
import { NothingLeaves } from './campaign-preview.tsx';
import { isStillWritten, sayAudience } from './campaign-words.tsx';
import { RESEND, ResendDialog } from './resend-dialog.tsx';
import { useAudiences } from './use-audiences.ts';

type OfCampaign = { campaign: EmailCampaign };

function Trial({ campaign: { id } }: OfCampaign) {
  const { identity } = useGetIdentity();
  const [testEmail, setTestEmail] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const address = testEmail ?? String(identity?.['email'] ?? '');
  const close = () => setOpen(false);
  const { act, isBusy, problem } = useAct({
    run: () => api.call('POST /admin/email-campaigns/{id}/send', { params: { id }, body: { testEmail: address } }),
    done: (_sent, { message }) => message,
    onDone: close,
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        Envoyer un essai
      </Button>
      {isOpen && (
        <ActDialog
          title="Envoyer un essai"
          submitLabel="Envoyer l’essai"
          isBusy={isBusy}
          problem={problem}
          onSubmit={() => act(undefined)}
          onClose={close}
        >
          <Typography>Personne d’autre ne le reçoit.</Typography>
          <TextField
            type="email"
            label="Adresse"
            value={address}
            onChange={({ target }) => setTestEmail(target.value)}
            autoComplete="email"
          />
        </ActDialog>
      )}
    </>
  );
}

type SendProps = OfCampaign & { isLater: boolean };
const isAhead = ({ scheduledAt }: EmailCampaign, now: number) => scheduledAt !== null && Date.parse(scheduledAt) > now;
const sendLabel = (isLater: boolean) => (isLater ? 'Programmer l’envoi' : 'Envoyer maintenant');

function SendDialog({ campaign, isLater, onClose }: SendProps & { onClose: () => void }) {
  const { id, updatedAt, scheduledAt } = campaign;
  const audiences = useAudiences();
  const { act, isBusy, problem } = useAct({
    run: () =>
      api.call('POST /admin/email-campaigns/{id}/send', { params: { id }, body: { updatedAt, asScheduled: isLater } }),
    done: (_sent, { message }) => message,
    onDone: onClose,
    readsAnewIfRefused: true,
  });
  const label = sendLabel(isLater);
  return (
    <ActDialog
      title={`${label} ?`}
      submitLabel={label}
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => act(undefined)}
      onClose={onClose}
    >
      <Typography>{sayAudience(campaign, audiences)}</Typography>
      <Typography>
        {isLater && scheduledAt !== null
          ? `Elle partira le ${formatMoment(scheduledAt)}. Jusque-là, vous pouvez la changer.`
          : 'Une fois partie, elle ne peut plus changer. Vous pourrez la mettre en pause.'}
      </Typography>
      <NothingLeaves campaign={campaign} />
    </ActDialog>
  );
}

function Send({ campaign }: OfCampaign) {
  // As it was read when the question was asked: what a colleague writes meanwhile is read before it leaves.
  const [asked, setAsked] = useState<SendProps>();
  const [now, setNow] = useState(Date.now);
  function ask() {
    // The page may stand open for longer than the hour is away.
    const at = Date.now();
    setNow(at);
    setAsked({ campaign, isLater: isAhead(campaign, at) });
  }
  return (
    <>
      <Button variant="contained" onClick={ask} sx={{ minHeight: 44 }}>
        {sendLabel(isAhead(campaign, now))}
      </Button>
      {asked && <SendDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function Pause({ campaign: { id, status } }: OfCampaign) {
  const isScheduled = status === 'SCHEDULED';
  const { act, isBusy, problem } = useAct({
    run: () => api.call('POST /admin/email-campaigns/{id}/pause', { params: { id } }),
    done: isScheduled ? 'La campagne est de nouveau un brouillon' : 'L’envoi est en pause',
  });
  return (
    <>
      <Button variant="outlined" loading={isBusy} onClick={() => act(undefined)} sx={{ minHeight: 44 }}>
        {isScheduled ? 'Annuler la programmation' : 'Mettre en pause'}
      </Button>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </>
  );
}

function Resume({ campaign: { id } }: OfCampaign) {
  const { act, isBusy, problem } = useAct({
    run: () => api.call('POST /admin/email-campaigns/{id}/resume', { params: { id }, body: {} }),
    done: (_sent, { message }) => message,
  });
  return (
    <>
      <Button variant="contained" loading={isBusy} onClick={() => act(undefined)} sx={{ minHeight: 44 }}>
        Reprendre l’envoi
      </Button>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </>
  );
}

/** The answer about these never came: only a person can weigh a mail twice against none. */
export function Uncertain({ campaign }: OfCampaign) {
  const { id, uncertainCount, pausedAt } = campaign;
  const { canAccess } = useCanAccess({ resource: 'email-campaigns', action: 'send' });
  const [isAsked, setAsked] = useState(false);
  if (uncertainCount === 0) return null;
  const send = canAccess && (
    <Button color="inherit" onClick={() => setAsked(true)} sx={{ minHeight: 44 }}>
      {RESEND}
    </Button>
  );
  return (
    <Alert severity="warning" action={send} sx={{ flexWrap: 'wrap' }}>
      {uncertainCount === 1 ? 'Pour 1 personne' : `Pour ${uncertainCount} personnes`}, l’envoi s’est interrompu avant la
      réponse du serveur de messagerie. Presque sûrement, le mail est arrivé ; renvoyé, il pourrait arriver deux fois.
      {isAsked && (
        <ResendDialog id={id} again={{ resendUncertain: true }} onClose={() => setAsked(false)}>
          <Typography>Presque sûrement, le mail est arrivé : il pourrait arriver deux fois.</Typography>
          {pausedAt !== null && (
            <Typography>L’envoi est en pause et le reste : rien ne part avant « Reprendre l’envoi ».</Typography>
          )}
        </ResendDialog>
      )}
    </Alert>
  );
}

const isRunning = ({ status, pausedAt }: EmailCampaign) => status === 'SENDING' && pausedAt === null;

function SendingActs({ campaign }: OfCampaign) {
  return (
    <>
      {campaign.status === 'DRAFT' && <Send campaign={campaign} />}
      <Trial campaign={campaign} />
      {(isRunning(campaign) || campaign.status === 'SCHEDULED') && <Pause campaign={campaign} />}
      {campaign.pausedAt !== null && <Resume campaign={campaign} />}
    </>
  );
}

/** What may be done with the campaign now. */
export function CampaignActs({ campaign }: OfCampaign) {
  const { canAccess } = useCanAccess({ resource: 'email-campaigns', action: 'send' });
  // What leaves by itself, or has left, is changed or removed only by who may send it.
  const isTheirs = canAccess === true || campaign.status === 'DRAFT';
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', my: 1 }}>
      {canAccess && <SendingActs campaign={campaign} />}
      {isStillWritten(campaign) && isTheirs && <EditButton label="Modifier" />}
      {!isRunning(campaign) && isTheirs && (
        <RemoveButton
          question="Supprimer cette campagne ?"
          consequence="Ce qui est déjà parti reste parti ; ses résultats disparaissent."
        />
      )}
    </Stack>
  );
}
