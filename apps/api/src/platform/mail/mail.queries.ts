import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { RenderedMail } from './templates.ts';

type NewMail = RenderedMail & {
  template: string;
  recipient: string;
  headers: Readonly<Record<string, string>>;
  status: 'QUEUED' | 'KEPT';
  dedupeKey: string | null;
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
      dedupe_key: mail.dedupeKey,
      created_at: mail.createdAt,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export type QueuedMail = RenderedMail & {
  id: string;
  recipient: string;
  headers: Record<string, string>;
  attempts: number;
};

export async function findQueuedMail(db: Db, id: string): Promise<QueuedMail | undefined> {
  const row = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'html', 'text', 'headers', 'attempts'])
    .where('id', '=', id)
    .where('status', '=', 'QUEUED')
    .executeTakeFirst();
  return row && { ...row, headers: row.headers as Record<string, string> };
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
  outcome: { status: 'QUEUED' | 'FAILED'; error: string },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: outcome.status, attempts: sql`attempts + 1`, last_error: outcome.error })
    .where('id', '=', id)
    .execute();
}

export async function deleteMailsTo(tx: Db, address: string): Promise<void> {
  await tx.deleteFrom('mails').where('recipient', '=', address).execute();
}

export async function deleteMailsBefore(db: Db, instant: Date): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('created_at', '<', instant.toISOString())
    .where('status', '!=', 'QUEUED')
    .execute();
}
