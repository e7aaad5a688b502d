import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EmailCampaign } from '@tokpa/contract/email-campaigns';
import { Alert } from '@mui/material';
import { api } from '../api.ts';
import { MailPreview, messageOf, Panel } from '../ui/index.ts';

type OfCampaign = { campaign: EmailCampaign };

function usePreview({ id, startedAt, updatedAt }: EmailCampaign) {
  return useQuery({
    // Its words change until it leaves. From then on the row changes with each mail, and the words no more.
    queryKey: ['email-campaigns', 'preview', id, startedAt ?? updatedAt],
    queryFn: () => api.call('GET /admin/email-campaigns/{id}/preview', { params: { id } }),
    placeholderData: keepPreviousData,
  });
}

/** The mail as its recipients read it. */
export function Preview({ campaign }: OfCampaign) {
  const { data, error } = usePreview(campaign);
  return (
    <Panel title="L’email">
      {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
      {data && <MailPreview title={`Aperçu : ${data.data.subject}`} html={data.data.html} />}
    </Panel>
  );
}

/** Whether the mails of a campaign leave the shop; until that is read, they are taken to. */
export function useLeaves(campaign: EmailCampaign): boolean {
  return usePreview(campaign).data?.data.leaves !== false;
}

/** Without a mail server a campaign ends like any other, and counts its mails as sent. */
export function NothingLeaves({ campaign }: OfCampaign) {
  if (useLeaves(campaign)) return null;
  return (
    <Alert severity="warning">
      Aucun serveur de messagerie n’est réglé : les mails d’une campagne ne partent pas, ils ne sont gardés que dans
      « Emails envoyés ».
    </Alert>
  );
}
