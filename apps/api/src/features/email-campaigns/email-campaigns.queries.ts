import { sql } from 'kysely';
import type { CampaignAudience, CampaignStatus, EmailCampaign, Page } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { selectPage } from '#db/select-page';
import { COUNTED, type CountName } from './counts.queries.ts';
import { CAN_BE_RESENT } from './recipients.queries.ts';

type AskedCampaigns = {
  page: number;
  limit: number;
  sort?: string | undefined;
  search?: string | undefined;
  status?: CampaignStatus | undefined;
};

/** Nothing is sent any more: what became of its recipients stands in the campaign itself. */
const IS_OVER = sql<boolean>`campaign.status in ('SENT', 'FAILED')`;

const shown = (name: CountName) =>
  sql<number>`case when ${IS_OVER} then ${sql.ref(`campaign.${name}`)} else ${sql.ref(`counted.${name}`)} end`;

const SHOWN = {
  recipients: shown('recipients_count'),
  sent: shown('sent_count'),
  failed: shown('failed_count'),
  skipped: shown('skipped_count'),
  uncertain: shown('uncertain_count'),
};

// Kept nowhere: whose mailbox is gone, and whose is there again, changes after the campaign is over.
const RESENDABLE = sql<number>`(
  select count(*) from campaign_recipients recipient where recipient.campaign_id = campaign.id and ${CAN_BE_RESENT})`;

function selectCampaigns(db: Db) {
  return db
    .selectFrom('email_campaigns as campaign')
    .leftJoinLateral(
      (recipients) =>
        recipients
          .selectFrom('campaign_recipients as recipient')
          .select(COUNTED)
          .whereRef('recipient.campaign_id', '=', 'campaign.id')
          .where(sql<boolean>`not ${IS_OVER}`)
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select([
      'campaign.id',
      'campaign.subject',
      'campaign.preheader',
      'campaign.content',
      sql<CampaignAudience>`campaign.audience`.as('audience'),
      sql<CampaignStatus>`campaign.status`.as('status'),
      'campaign.scheduled_at as scheduledAt',
      'campaign.started_at as startedAt',
      'campaign.paused_at as pausedAt',
      'campaign.sent_at as sentAt',
      'campaign.last_error as lastError',
      SHOWN.recipients.as('recipientsCount'),
      sql<number>`${SHOWN.recipients} - ${SHOWN.sent} - ${SHOWN.failed} - ${SHOWN.skipped} - ${SHOWN.uncertain}`.as(
        'waitingCount',
      ),
      SHOWN.sent.as('sentCount'),
      SHOWN.failed.as('failedCount'),
      RESENDABLE.as('resendableCount'),
      SHOWN.skipped.as('skippedCount'),
      SHOWN.uncertain.as('uncertainCount'),
      'campaign.created_at as createdAt',
      'campaign.updated_at as updatedAt',
    ]);
}

export function selectCampaignPage(db: Db, asked: AskedCampaigns): Promise<Page<EmailCampaign>> {
  const { search, status } = asked;
  let campaigns = selectCampaigns(db);
  if (status !== undefined) campaigns = campaigns.where('campaign.status', '=', status);
  if (search !== undefined) campaigns = campaigns.where(everyWordIn(sql`campaign.subject`, search));
  return selectPage(campaigns, asked, {
    columns: {
      createdAt: 'campaign.created_at',
      subject: 'campaign.subject',
      status: 'campaign.status',
      scheduledAt: 'campaign.scheduled_at',
      sentAt: 'campaign.sent_at',
    },
    emptyLast: ['scheduledAt', 'sentAt'],
    byDefault: '-createdAt',
    id: 'campaign.id',
  });
}

export async function selectCampaign(db: Db, id: string): Promise<EmailCampaign | undefined> {
  return selectCampaigns(db).where('campaign.id', '=', id).executeTakeFirst();
}

/** Whoever changes a campaign or starts it waits for the others. */
export async function lockCampaign(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('email_campaigns').select('id').where('id', '=', id).forUpdate().execute();
}

type Written = {
  subject?: string | undefined;
  preheader?: string | undefined;
  content?: string | undefined;
  audience?: CampaignAudience | undefined;
  scheduledAt?: string | null | undefined;
};

function columnsOf({ subject, preheader, content, audience, scheduledAt }: Written) {
  return {
    ...(subject !== undefined && { subject }),
    ...(preheader !== undefined && { preheader }),
    ...(content !== undefined && { content }),
    ...(audience !== undefined && { audience }),
    ...(scheduledAt !== undefined && { scheduled_at: scheduledAt }),
  };
}

export async function insertCampaign(tx: Db, written: Written & { subject: string }, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('email_campaigns')
    .values({ ...columnsOf(written), subject: written.subject, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type CampaignState = {
  status?: CampaignStatus;
  startedAt?: Date;
  pausedAt?: Date | null;
  sentAt?: Date | null;
};

export async function updateCampaign(tx: Db, id: string, change: Written & CampaignState): Promise<void> {
  const { status, startedAt, pausedAt, sentAt } = change;
  const set = {
    ...columnsOf(change),
    ...(status !== undefined && { status }),
    ...(startedAt !== undefined && { started_at: startedAt }),
    ...(pausedAt !== undefined && { paused_at: pausedAt }),
    ...(sentAt !== undefined && { sent_at: sentAt }),
  };
  if (Object.keys(set).length > 0) await tx.updateTable('email_campaigns').set(set).where('id', '=', id).execute();
}

export async function deleteCampaign(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('email_campaigns').where('id', '=', id).execute();
}

/** Scheduled campaigns whose time has come. */
export async function selectDueCampaigns(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('email_campaigns')
    .select('id')
    .where('status', '=', 'SCHEDULED')
    .where('scheduled_at', '<=', now.toISOString())
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
