import { sql, type RawBuilder } from 'kysely';
import type { CampaignAudience, CampaignRecipient, Page, RecipientStatus } from '@tokpa/contract';
import type { ClosingAccount } from '#features/auth';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { selectPage } from '#db/select-page';
import { deleteRecipients } from './counts.queries.ts';

// By the order's address or by the account's: whoever confirmed the newsletter under it has that mailbox.
const BY_ORDER = sql`
  select lower(customer_email) as email from orders
   where paid_at is not null and status <> 'CANCELLED'`;
const BY_ACCOUNT = sql`
  select users.email from users join orders on orders.user_id = users.id
   where orders.paid_at is not null and orders.status <> 'CANCELLED'`;

const AUDIENCES: Readonly<Record<CampaignAudience, RawBuilder<boolean>>> = {
  SUBSCRIBERS: sql<boolean>`true`,
  BUYERS: sql<boolean>`subscriber.email in (${BY_ORDER} union ${BY_ACCOUNT})`,
  // A `not in` is no join to PostgreSQL: once the buyers outgrow its working memory it reads them all anew for each subscriber.
  NOT_YET_BUYERS: sql<boolean>`
    not exists (select from (${BY_ORDER}) buyer where buyer.email = subscriber.email)
    and not exists (select from (${BY_ACCOUNT}) buyer where buyer.email = subscriber.email)`,
};

/** Whom an audience is today: the `from` and the `where` of a statement about each `subscriber`. */
export function fromAudience(audience: CampaignAudience): RawBuilder<unknown> {
  return sql`
    from newsletter_subscribers subscriber
     where status = 'CONFIRMED' and bounced_at is null and ${AUDIENCES[audience]}`;
}

/** How many each audience is. Every other subscriber is a buyer: who is not one yet is counted without reading all orders twice. */
export async function countAudiences(db: Db): Promise<Record<CampaignAudience, number>> {
  const { rows } = await sql<{ all: number; notYet: number }>`
    select (select count(*) ${fromAudience('SUBSCRIBERS')}) as all,
           (select count(*) ${fromAudience('NOT_YET_BUYERS')}) as "notYet"`.execute(db);
  const { all, notYet } = rows[0] ?? { all: 0, notYet: 0 };
  return { SUBSCRIBERS: all, BUYERS: all - notYet, NOT_YET_BUYERS: notYet };
}

/** Writes down, once, whom a campaign goes to. */
export async function insertRecipients(tx: Db, campaignId: string, audience: CampaignAudience): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into campaign_recipients (campaign_id, email)
    select ${campaignId}, subscriber.email ${fromAudience(audience)}
     order by subscriber.id
    on conflict on constraint campaign_recipients_once do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

type AskedRecipients = {
  page: number;
  limit: number;
  sort?: string | undefined;
  search?: string | undefined;
  status?: RecipientStatus | undefined;
};

// Where a mail is on its way to the mail server is news for milliseconds.
const SHOWN_STATUS = sql<RecipientStatus>`case when status in ('TAKEN', 'HANDED') then 'WAITING' else status end`;

export function selectRecipientPage(
  db: Db,
  campaignId: string,
  asked: AskedRecipients,
): Promise<Page<CampaignRecipient>> {
  const { search, status } = asked;
  let recipients = db
    .selectFrom('campaign_recipients')
    .select(['id', 'email', SHOWN_STATUS.as('status'), 'sent_at as sentAt', 'error'])
    .where('campaign_id', '=', campaignId);
  if (status === 'WAITING') recipients = recipients.where('status', 'in', ['WAITING', 'TAKEN', 'HANDED']);
  else if (status !== undefined) recipients = recipients.where('status', '=', status);
  if (search !== undefined) recipients = recipients.where(everyWordIn(sql`email`, search));
  return selectPage(recipients, asked, {
    columns: { email: 'email', status: 'status', sentAt: 'sent_at' },
    emptyLast: ['sentAt'],
    byDefault: 'email',
    id: 'id',
  });
}

/** Those of whom nobody knows whether the mail reached them wait again. Answers how many. */
export async function retryUncertain(tx: Db, campaignId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('campaign_recipients')
    .set({ status: 'WAITING', error: null })
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'UNCERTAIN')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Of a `recipient`: their mail failed, and their mailbox is not one that is gone. */
export const CAN_BE_RESENT = sql<boolean>`
  recipient.status = 'FAILED' and not exists (
    select from newsletter_subscribers subscriber
     where subscriber.email = recipient.email and subscriber.bounced_at is not null)`;

/** Those whose mail failed wait again with all their tries, but for mailboxes that are gone. Answers how many. */
export async function retryFailed(tx: Db, campaignId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update campaign_recipients recipient set status = 'WAITING', tries_before = attempts, not_before = null, error = null
     where campaign_id = ${campaignId} and ${CAN_BE_RESENT}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** A subscriber was deleted: their address goes from what was sent too. */
export async function deleteRecipientsAt(tx: Db, email: string): Promise<void> {
  await deleteRecipients(tx, sql`letter.email = ${email}`);
}

/** Somebody closed their account: their address goes, from what was sent too. Who had subscribed it before goes on reading. */
export async function deleteRecipientsOf(tx: Db, { email, addressSince }: ClosingAccount): Promise<void> {
  await deleteRecipients(
    tx,
    sql`letter.email = ${email} and not exists (
      select from newsletter_subscribers subscriber where subscriber.email = ${email} and created_at < ${addressSince})`,
  );
}

/** The letters of a campaign that is being deleted count as contacts still: those who had them are kept for it. */
export async function keepLastLetters(tx: Db, campaignId: string): Promise<void> {
  await sql`
    with reader as (
      select subscriber.id, letter.sent_at from newsletter_subscribers subscriber
        join campaign_recipients letter on letter.email = subscriber.email
       where letter.campaign_id = ${campaignId} and letter.sent_at is not null
       order by subscriber.id for no key update of subscriber
    )
    update newsletter_subscribers subscriber
       set last_deleted_letter_at = greatest(last_deleted_letter_at, reader.sent_at)
      from reader where reader.id = subscriber.id`.execute(tx);
}

/** Forgets everybody to whom nothing happened since: they did nothing themselves, and no letter went to them. */
export async function deleteSubscribersBefore(tx: Db, before: Date): Promise<void> {
  // The latest of these instants has no index; the first of them has one, and is never later.
  await sql`
    delete from newsletter_subscribers subscriber
     where created_at < ${before} and greatest(created_at, confirmed_at, unsubscribed_at, last_deleted_letter_at) < ${before}
       and not exists (
         select from campaign_recipients letter where letter.email = subscriber.email and letter.sent_at >= ${before})`.execute(
    tx,
  );
}

/** Of letters from before, the addresses that are no subscriber's any more. */
export async function deleteRecipientsBefore(tx: Db, before: Date): Promise<void> {
  await deleteRecipients(
    tx,
    sql`letter.campaign_id in (select id from email_campaigns where started_at < ${before})
      and not exists (select from newsletter_subscribers subscriber where subscriber.email = letter.email)`,
  );
}
