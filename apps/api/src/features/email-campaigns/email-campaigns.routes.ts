import { CAMPAIGN_AUDIENCES, type EmailCampaign } from '@tokpa/contract';
import type { Config } from '#config';
import type { Route } from '#platform/http/routes';
import { sayWhereItGoes } from '#platform/mail/say-where-it-goes';
import type { Platform } from '#platform/platform';
import { selectCampaignPage } from './email-campaigns.queries.ts';
import { countAudiences, selectRecipientPage } from './recipients.queries.ts';
import { renderCampaign } from './render-campaign.ts';
import { pauseCampaign, resumeCampaign, sendCampaign, sendTrial } from './start-campaign.ts';
import { changeCampaign, createCampaign, findCampaignOrThrow, removeCampaign } from './write-campaign.ts';

function bindReading(platform: Platform, route: Route): void {
  const { db } = platform;
  route('GET /admin/email-campaigns', ({ query }) => selectCampaignPage(db, query));

  route('GET /admin/email-campaigns/audiences', async () => {
    const counts = await countAudiences(db);
    return { data: CAMPAIGN_AUDIENCES.map((audience) => ({ audience, count: counts[audience] })) };
  });

  route('GET /admin/email-campaigns/{id}', async ({ params }) => ({ data: await findCampaignOrThrow(db, params.id) }));

  route('GET /admin/email-campaigns/{id}/preview', async ({ params }) => {
    const campaign = await findCampaignOrThrow(db, params.id);
    const mail = await renderCampaign(platform, db, campaign);
    return { data: { ...mail, leaves: platform.config.smtpUrl !== undefined } };
  });

  route('GET /admin/email-campaigns/{id}/recipients', async ({ params, query }) => {
    const { id } = await findCampaignOrThrow(db, params.id);
    return selectRecipientPage(db, id, query);
  });
}

function bindWriting(platform: Platform, route: Route): void {
  route('POST /admin/email-campaigns', async ({ body, session }) => ({
    data: await createCampaign(platform, session, body),
  }));

  route('PUT /admin/email-campaigns/{id}', async ({ params, body, session }) => ({
    data: await changeCampaign(platform, session, { id: params.id, change: body }),
  }));

  route('DELETE /admin/email-campaigns/{id}', async ({ params, session }) => {
    await removeCampaign(platform, session, params.id);
    return { message: 'Campagne supprimée' };
  });
}

const STAYS = 'Les mails restent dans «\u00a0Emails envoyés\u00a0»\u00a0: aucun serveur de messagerie n’est réglé.';

function sayOfSending({ smtpUrl }: Config, { status }: EmailCampaign): string {
  if (status === 'SCHEDULED') return 'La campagne est programmée.';
  return smtpUrl === undefined ? STAYS : 'L’envoi commence.';
}

function sayOfGoingOn({ smtpUrl }: Config, { pausedAt }: EmailCampaign, isAgain: boolean): string {
  if (smtpUrl === undefined) return STAYS;
  if (!isAgain) return 'L’envoi reprend.';
  return pausedAt === null ? 'L’email part de nouveau.' : 'L’email part de nouveau quand l’envoi reprend.';
}

function bindSending(platform: Platform, route: Route): void {
  route(
    'POST /admin/email-campaigns/{id}/send',
    async ({ params: { id }, body: { testEmail, ...agreed }, session }) => {
      if (testEmail !== undefined) {
        const data = await sendTrial(platform, session, { id, testEmail });
        return { data, message: sayWhereItGoes(platform.config, { what: 'L’essai', to: testEmail }) };
      }
      const data = await sendCampaign(platform, session, { id, ...agreed });
      return { data, message: sayOfSending(platform.config, data) };
    },
  );

  route('POST /admin/email-campaigns/{id}/pause', async ({ params, session }) => ({
    data: await pauseCampaign(platform, session, params.id),
  }));

  route('POST /admin/email-campaigns/{id}/resume', async ({ params, body, session }) => {
    const { resendUncertain = false, resendFailed = false } = body;
    const data = await resumeCampaign(platform, session, { id: params.id, resendUncertain, resendFailed });
    return { data, message: sayOfGoingOn(platform.config, data, resendUncertain || resendFailed) };
  });
}

export function bindCampaignRoutes(platform: Platform, route: Route): void {
  bindReading(platform, route);
  bindWriting(platform, route);
  bindSending(platform, route);
}
