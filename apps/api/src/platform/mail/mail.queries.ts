import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { forgetRows } from '../audit.ts';
import type { About } from './mailer.ts';
import type { RenderedMail } from './templates.ts';

type NewMail = RenderedMail & {
  template: string;
  recipient: string;
  headers: Readonly<Record<string, string>>;
  status: 'QUEUED' | 'KEPT';
  isSecret: boolean;
  dedupeKey: string | null;
  about: About | undefined;
  createdAt: Date;
};

/** The new mail's id; nothing when one with the same dedupe key is there already. */
export async function insertMail(tx: Db, mail: NewMail): Promise<string | undefined> {
  const row = await tx
    .insertInto('mails')
    .values({
      template: mail.template,
      recipient: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: JSON.stringify(mail.headers),
      status: mail.status,
      is_secret: mail.isSecret,
      dedupe_key: mail.dedupeKey,
      about_id: mail.about?.id ?? null,
      about_email: mail.about?.email ?? null,
      created_at: mail.createdAt,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A second mail of the same words, to the same address: under an id of its own, or mail programs would show only the first. */
export async function copyMail(
  tx: Db,
  id: string,
  { status, createdAt }: { status: 'QUEUED' | 'KEPT'; createdAt: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into mails (template, recipient, subject, html, text, headers, status, is_secret, about_id, about_email, resent_from, created_at)
    select template, recipient, subject, html, text, headers, ${status}, is_secret, about_id, about_email, id, ${createdAt}
      from mails where id = ${id}
    returning id`.execute(tx);
  return rows[0]?.id;
}

export type QueuedMail = RenderedMail & {
  id: string;
  template: string;
  recipient: string;
  headers: Record<string, string>;
  attempts: number;
  /** Those of the tries that failed for this mail, and not because the mail server takes none. */
  refusals: number;
  createdAt: Date;
};

export async function findQueuedMail(db: Db, id: string): Promise<QueuedMail | undefined> {
  const row = await db
    .selectFrom('mails')
    .select(['id', 'template', 'recipient', 'subject', 'html', 'text', 'headers', 'attempts', 'refusals', 'created_at'])
    .where('id', '=', id)
    .where('status', '=', 'QUEUED')
    .executeTakeFirst();
  if (!row) return undefined;
  const { created_at: createdAt, headers, ...mail } = row;
  return { ...mail, headers: headers as Record<string, string>, createdAt: new Date(createdAt) };
}

export async function markSent(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'SENT', sent_at: at, attempts: sql`attempts + 1`, last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function markNotSent(
  db: Db,
  id: string,
  { status, isRefused, error }: { status: 'QUEUED' | 'FAILED'; isRefused: boolean; error: string },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      status,
      attempts: sql`attempts + 1`,
      refusals: sql`refusals + ${isRefused ? 1 : 0}`,
      last_error: error,
    })
    .where('id', '=', id)
    .execute();
}

/** What it carries opens nothing any more. Why it did not go in time stands beside it. */
export async function markOver(db: Db, id: string): Promise<void> {
  const over = 'Le code ou le lien de cet email n’était plus valable\u00a0: il n’est pas parti.';
  await db
    .updateTable('mails')
    .set({ status: 'FAILED', last_error: sql`concat_ws(' ', ${over}::text, last_error)` })
    .where('id', '=', id)
    .execute();
}

/** What the log says of mails that were sent again names their people too. */
async function forgetSent(tx: Db, mails: readonly { id: string }[]): Promise<void> {
  await forgetRows(
    tx,
    'mails',
    mails.map(({ id }) => id),
  );
}

export async function deleteMailsOf(tx: Db, { address, since }: { address: string; since: string }): Promise<void> {
  const gone = await tx
    .deleteFrom('mails')
    .where((mail) => mail.or([mail('recipient', '=', address), mail('about_email', '=', address)]))
    .where('created_at', '>=', since)
    .returning('id')
    .execute();
  await forgetSent(tx, gone);
}

export async function deleteMailsAbout(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await tx
    .deleteFrom('mails')
    // One parameter for them all: a statement takes no more than 65 535.
    .where(sql<boolean>`about_id = any(${[...ids]}::uuid[])`)
    .returning('id')
    .execute();
  await forgetSent(tx, gone);
}

/** The log forgets their people at the same time: once a mail is gone, nothing would lead from its person to that line. */
export async function deleteMailsBefore(tx: Db, instant: Date): Promise<void> {
  const gone = await tx
    .deleteFrom('mails')
    .where('created_at', '<', instant.toISOString())
    .where('status', '!=', 'QUEUED')
    .returning('id')
    .execute();
  await forgetSent(tx, gone);
}
