import { type CompiledQuery, sql } from 'kysely';
import type { Db } from '#db/connect';
import { keepCounts } from './counts.queries.ts';

type Reader = { subscriberId: string; token: string };
type NoReader = { subscriberId: null; token: null };
/** `attempts` tells this taking from a later one, by whoever took the person over; `tries` are those since the letter was asked for. */
export type Taken = Reader & { id: string; email: string; attempts: number; tries: number };

/** The campaign's lock: shared by those who send it now, whole for whoever cleans up after a sender that died. */
const lockOf = (campaignId: string) => sql`hashtextextended(${`email-campaign:${campaignId}`}, 0)`;

export async function lockWhileSending(lane: Db, campaignId: string): Promise<void> {
  await sql`select pg_advisory_lock_shared(${lockOf(campaignId)})`.execute(lane);
}

export async function unlockAfterSending(lane: Db, campaignId: string): Promise<void> {
  await sql`select pg_advisory_unlock_shared(${lockOf(campaignId)})`.execute(lane);
}

/**
 * Where nobody sends the campaign any more: what a dead sender had only taken waits again, since no mail server had it; what it had
 * handed over stays unsure. False: somebody is still sending.
 */
export async function recoverAbandoned(tx: Db, campaignId: string): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(${lockOf(campaignId)}) as "isFree"`.execute(tx);
  if (!rows[0]?.isFree) return false;
  await sql`
    update campaign_recipients set status = case status when 'TAKEN' then 'WAITING' else 'UNCERTAIN' end
     where campaign_id = ${campaignId} and status in ('TAKEN', 'HANDED')`.execute(tx);
  return true;
}

/** Takes the next stretch of a campaign; nothing where it is paused, over, not due, or this stretch was taken already. */
export async function takeStretch(
  tx: Db,
  { campaignId, stretch }: { campaignId: string; stretch: number },
  now: Date,
): Promise<{ subject: string; preheader: string; content: string } | undefined> {
  return tx
    .updateTable('email_campaigns')
    .set({ stretch: stretch + 1 })
    .where('id', '=', campaignId)
    .where('stretch', '=', stretch)
    .where('status', '=', 'SENDING')
    .where('paused_at', 'is', null)
    .where((row) => row.or([row('next_stretch_at', 'is', null), row('next_stretch_at', '<=', now.toISOString())]))
    .returning(['subject', 'preheader', 'content'])
    .executeTakeFirst();
}

/** Passes by, for good, whoever left the newsletter since the campaign began. */
async function skipUnsubscribed(db: Db, id: string): Promise<void> {
  await db.updateTable('campaign_recipients').set({ status: 'SKIPPED' }).where('id', '=', id).execute();
}

/** Takes the next person to write to, who is still subscribed at this moment; nothing when nobody is left, or the campaign was paused. */
export async function takeRecipient(db: Db, campaignId: string, now: Date): Promise<Taken | undefined> {
  for (;;) {
    const { rows } = await sql<Omit<Taken, keyof Reader> & (Reader | NoReader)>`
      with next as materialized (
        select recipient.id, subscriber.id as subscriber_id, subscriber.token
          from campaign_recipients recipient
          join email_campaigns campaign on campaign.id = recipient.campaign_id
          left join newsletter_subscribers subscriber on subscriber.email = recipient.email
           and subscriber.status = 'CONFIRMED' and subscriber.bounced_at is null
         where recipient.campaign_id = ${campaignId} and recipient.status = 'WAITING'
           and (recipient.not_before is null or recipient.not_before <= ${now})
           and campaign.status = 'SENDING' and campaign.paused_at is null
         order by recipient.id limit 1
           for update of recipient skip locked
      )
      update campaign_recipients recipient set status = 'TAKEN', attempts = attempts + 1
        from next where recipient.id = next.id
      returning recipient.id, recipient.email, recipient.attempts, recipient.attempts - recipient.tries_before as tries,
                next.subscriber_id as "subscriberId", next.token`.execute(db);
    const [row] = rows;
    if (!row) return undefined;
    if (row.token !== null) return row;
    await skipUnsubscribed(db, row.id);
  }
}

/**
 * Whether the person is still the sender's own. Asked on the sender's lane, whose lock keeps everybody else from taking them over: a lane
 * that is gone throws.
 */
export async function isStillTaken(lane: Db, { id, attempts }: Taken): Promise<boolean> {
  const row = await lane
    .selectFrom('campaign_recipients')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'TAKEN')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return row !== undefined;
}

/** Compiled beforehand: it is sent in the very turn in which the mail goes out. */
export function compileHandOver(db: Db, id: string): CompiledQuery {
  return sql`update campaign_recipients set status = 'HANDED' where id = ${id} and status = 'TAKEN'`.compile(db);
}

type Outcome = { status: 'SENT' | 'FAILED' | 'WAITING' | 'UNCERTAIN'; at?: Date; notBefore?: Date; error?: string };

const COUNT_OF = { SENT: 'sent_count', FAILED: 'failed_count', UNCERTAIN: 'uncertain_count', WAITING: null } as const;

/** A sender that was taken for dead heard the answer after all: the campaign may be over, and what it keeps changes with it. */
async function settleUncertain(db: Db, { id, attempts }: Taken, { status, ...rest }: Outcome): Promise<void> {
  const more = (name: string) => (COUNT_OF[status] === name ? 1 : 0);
  await sql`
    with campaign as materialized (
      select id from email_campaigns where id = (
        select campaign_id from campaign_recipients where id = ${id} and attempts = ${attempts} and status = 'UNCERTAIN')
         for no key update
    ), settled as (
      update campaign_recipients recipient set
        status = ${status}, sent_at = ${rest.at ?? null}, not_before = ${rest.notBefore ?? null}, error = ${rest.error ?? null}
        from campaign
       where recipient.campaign_id = campaign.id and recipient.id = ${id} and attempts = ${attempts} and status = 'UNCERTAIN'
      returning campaign_id
    )
    update email_campaigns campaign set
      sent_count = sent_count + ${more('sent_count')}, failed_count = failed_count + ${more('failed_count')},
      uncertain_count = uncertain_count - 1 + ${more('uncertain_count')}
      from settled where campaign.id = settled.campaign_id`.execute(db);
}

/** Of what this sender took; somebody who was taken over meanwhile is the next sender's. */
export async function settleRecipient(db: Db, taken: Taken, outcome: Outcome): Promise<void> {
  const { status, at, notBefore, error } = outcome;
  const { numUpdatedRows } = await db
    .updateTable('campaign_recipients')
    .set({ status, sent_at: at ?? null, not_before: notBefore ?? null, error: error ?? null })
    .where('id', '=', taken.id)
    .where('attempts', '=', taken.attempts)
    .where('status', 'in', ['TAKEN', 'HANDED'])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await settleUncertain(db, taken, outcome);
}

/** The mail server knows no such mailbox: no campaign tries it again. */
export async function markBounced(db: Db, email: string, now: Date): Promise<void> {
  await db.updateTable('newsletter_subscribers').set({ bounced_at: now }).where('email', '=', email).execute();
}

/** Ends the campaign when nobody waits any more. Failed: not one mail was taken by the mail server. */
export async function endWhenDone(tx: Db, campaignId: string, now: Date): Promise<void> {
  const { rows } = await sql`
    update email_campaigns campaign set
      status = case
        when exists (select from campaign_recipients r where r.campaign_id = campaign.id and r.status = 'FAILED')
         and not exists (select from campaign_recipients r where r.campaign_id = campaign.id and r.status in ('SENT', 'UNCERTAIN'))
        then 'FAILED' else 'SENT' end,
      sent_at = ${now}, paused_at = null, next_stretch_at = null
     where id = ${campaignId} and status = 'SENDING' and not exists (
       select from campaign_recipients r
        where r.campaign_id = campaign.id and r.status in ('WAITING', 'TAKEN', 'HANDED'))
    returning id`.execute(tx);
  if (rows.length > 0) await keepCounts(tx, campaignId);
}

type StretchEnd = { error: string | null; nextAt: Date | null };

/** Notes how the stretch went; answers whether somebody can be written to at once. */
export async function noteStretch(
  tx: Db,
  campaignId: string,
  { error, nextAt }: StretchEnd,
  now: Date,
): Promise<boolean> {
  await tx
    .updateTable('email_campaigns')
    .set({ last_error: error, next_stretch_at: nextAt })
    .where('id', '=', campaignId)
    .where('status', '=', 'SENDING')
    .execute();
  const { rows } = await sql<{ isMore: boolean }>`
    select exists (
      select from campaign_recipients r join email_campaigns c on c.id = r.campaign_id
       where r.campaign_id = ${campaignId} and r.status = 'WAITING' and (r.not_before is null or r.not_before <= ${now})
         and c.status = 'SENDING' and c.paused_at is null
    ) as "isMore"`.execute(tx);
  return rows[0]?.isMore ?? false;
}

/** How many campaigns write to people now: those that only wait for the hour of a next try take nothing from the others. */
export async function countWriting(tx: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from email_campaigns c
     where c.status = 'SENDING' and c.paused_at is null and exists (
       select from campaign_recipients r
        where r.campaign_id = c.id and r.status = 'WAITING' and (r.not_before is null or r.not_before <= ${now}))`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** The campaigns that are being sent, with the stretch that comes next. */
export async function selectSending(db: Db): Promise<{ campaignId: string; stretch: number }[]> {
  return db
    .selectFrom('email_campaigns')
    .select(['id as campaignId', 'stretch'])
    .where('status', '=', 'SENDING')
    .where('paused_at', 'is', null)
    .orderBy('id')
    .execute();
}
