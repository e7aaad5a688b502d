import { sql } from 'kysely';
import type { NewsletterSubscriber, Page, SubscriberStatus } from '@tokpa/contract';
import type { ClosingAccount } from '#features/auth';
import { addressSince as addressSinceOf } from '#db/address-since';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { selectPage } from '#db/select-page';

type Subscriber = { id: string; status: 'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED'; token: string };

/**
 * The subscriber of this address, added or back to waiting for a confirmation; one who is confirmed stays as they are, unless their
 * mailbox was gone. It counts as gone until the confirmation, which shows that somebody reads it again.
 */
export async function writeSubscriber(
  tx: Db,
  wanted: { email: string; token: string; now: Date },
): Promise<Subscriber> {
  await tx
    .insertInto('newsletter_subscribers')
    .values({ email: wanted.email, token: wanted.token, created_at: wanted.now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ status: 'PENDING' })
        .where((known) =>
          known.or([
            known('newsletter_subscribers.status', '=', 'UNSUBSCRIBED'),
            known('newsletter_subscribers.bounced_at', 'is not', null),
          ]),
        ),
    )
    .execute();
  return tx
    .selectFrom('newsletter_subscribers')
    .select(['id', 'status', 'token'])
    .where('email', '=', wanted.email)
    .executeTakeFirstOrThrow();
}

/** The address of the token that waits for its confirmation or has had it. */
export async function confirmSubscriber(tx: Db, token: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('newsletter_subscribers')
    .set((set) => ({
      status: 'CONFIRMED',
      // Whoever comes back agrees anew; a link that is opened twice changes nothing.
      confirmed_at: set
        .case()
        .when('status', '=', 'CONFIRMED')
        .then(set.ref('confirmed_at'))
        .else(set.val(now.toISOString()))
        .end(),
      unsubscribed_at: null,
      // Whoever reads its mails has the mailbox again.
      bounced_at: null,
    }))
    .where('token', '=', token)
    .where('status', '!=', 'UNSUBSCRIBED')
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** Whether the token is somebody's. */
export async function unsubscribeSubscriber(db: Db, token: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('newsletter_subscribers')
    .set((set) => ({
      status: 'UNSUBSCRIBED',
      unsubscribed_at: set.fn.coalesce('unsubscribed_at', set.val(now.toISOString())),
    }))
    .where('token', '=', token)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSubscriber(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}

export async function deleteSubscriptionOf(tx: Db, { email, addressSince }: ClosingAccount): Promise<void> {
  await tx
    .deleteFrom('newsletter_subscribers')
    .where('email', '=', email)
    .where('created_at', '>=', addressSince)
    .execute();
}

/** Of the account's address, as far as it is the account's. */
export async function findSubscriptionOf(db: Db, userId: string): Promise<Record<string, unknown>[]> {
  return db
    .selectFrom('newsletter_subscribers as subscriber')
    .innerJoin('users', 'users.email', 'subscriber.email')
    .select([
      'subscriber.email',
      'subscriber.status',
      'subscriber.confirmed_at as confirmedAt',
      'subscriber.unsubscribed_at as unsubscribedAt',
      'subscriber.created_at as createdAt',
    ])
    .where('users.id', '=', userId)
    .where('subscriber.created_at', '>=', addressSinceOf('users'))
    .execute();
}

type AskedSubscribers = {
  page: number;
  limit: number;
  sort?: string | undefined;
  search?: string | undefined;
  status?: SubscriberStatus | undefined;
};

function selectSubscribers(db: Db) {
  return db
    .selectFrom('newsletter_subscribers')
    .select([
      'id',
      'email',
      sql<SubscriberStatus>`status`.as('status'),
      'confirmed_at as confirmedAt',
      'unsubscribed_at as unsubscribedAt',
      'bounced_at as bouncedAt',
      'created_at as createdAt',
    ]);
}

export function selectSubscriberPage(db: Db, asked: AskedSubscribers): Promise<Page<NewsletterSubscriber>> {
  const { search, status } = asked;
  let subscribers = selectSubscribers(db);
  if (status !== undefined) subscribers = subscribers.where('status', '=', status);
  if (search !== undefined) subscribers = subscribers.where(everyWordIn(sql`email`, search));
  return selectPage(subscribers, asked, {
    columns: { createdAt: 'created_at', email: 'email', status: 'status', confirmedAt: 'confirmed_at' },
    emptyLast: ['confirmedAt'],
    byDefault: '-createdAt',
    id: 'id',
  });
}

export async function selectSubscriber(db: Db, id: string): Promise<NewsletterSubscriber | undefined> {
  return selectSubscribers(db).where('id', '=', id).executeTakeFirst();
}
