import { sql } from 'kysely';
import type { ContactMessage, ContactMessageInput, ContactStatus, Page } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { selectPage } from '#db/select-page';

type NewMessage = Pick<ContactMessageInput, 'name' | 'email' | 'subject' | 'message'> & {
  phone: string;
  createdAt: Date;
  userId: string | null;
};

/** The new message's id. */
export async function insertContactMessage(tx: Db, message: NewMessage): Promise<string> {
  const { createdAt, userId, ...columns } = message;
  const { id } = await tx
    .insertInto('contact_messages')
    .values({ ...columns, user_id: userId, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the account's owner wrote while they were logged in, newest first. */
export async function findContactMessagesOf(db: Db, userId: string): Promise<Record<string, unknown>[]> {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'phone', 'subject', 'message', 'status', 'answer', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** They go along with the account, as far as they were sent from it under its own address. */
export async function moveContactMessagesOf(
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await sql`
    update contact_messages message set email = lower(${email}) from users account
     where account.id = ${userId} and message.user_id = account.id and message.email = lower(account.email)`.execute(
    tx,
  );
}

/** By the account alone: whoever registered under somebody's address must not remove what its owner wrote. */
export async function deleteContactMessagesOf(tx: Db, userId: string): Promise<string[]> {
  const gone = await tx.deleteFrom('contact_messages').where('user_id', '=', userId).returning('id').execute();
  return gone.map(({ id }) => id);
}

export type AskedMessages = {
  page: number;
  limit: number;
  sort?: string | undefined;
  search?: string | undefined;
  status?: ContactStatus | undefined;
  subject?: ContactMessage['subject'] | undefined;
  assigneeId?: string | undefined;
  userId?: string | undefined;
};

function selectMessages(db: Db) {
  return db
    .selectFrom('contact_messages as message')
    .leftJoin('staff', 'staff.id', 'message.assignee_id')
    .select([
      'message.id',
      'message.name',
      'message.email',
      'message.phone',
      sql<ContactMessage['subject']>`message.subject`.as('subject'),
      'message.message',
      sql<ContactStatus>`message.status`.as('status'),
      'message.assignee_id as assigneeId',
      sql<ContactMessage['assignee']>`case when staff.id is not null then json_build_object('id', staff.id,
        'name', trim(staff.first_name || ' ' || staff.last_name)) end`.as('assignee'),
      'message.answer',
      'message.answered_at as answeredAt',
      'message.user_id as userId',
      'message.created_at as createdAt',
      'message.updated_at as updatedAt',
    ]);
}

export function selectMessagePage(db: Db, asked: AskedMessages): Promise<Page<ContactMessage>> {
  const { search, status, subject, assigneeId, userId } = asked;
  let messages = selectMessages(db);
  if (status !== undefined) messages = messages.where('message.status', '=', status);
  if (subject !== undefined) messages = messages.where('message.subject', '=', subject);
  if (assigneeId !== undefined) messages = messages.where('message.assignee_id', '=', assigneeId);
  if (userId !== undefined) messages = messages.where('message.user_id', '=', userId);
  if (search !== undefined)
    messages = messages.where(
      everyWordIn(sql`message.name || ' ' || message.email || ' ' || message.phone || ' ' || message.message`, search),
    );
  return selectPage(messages, asked, {
    columns: { createdAt: 'message.created_at', status: 'message.status', name: 'message.name' },
    byDefault: '-createdAt',
    id: 'message.id',
  });
}

export async function selectMessage(
  db: Db,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ContactMessage | undefined> {
  return selectMessages(db)
    .where('message.id', '=', id)
    .$if(lock, (messages) => messages.forUpdate('message'))
    .executeTakeFirst();
}

type MessageState = {
  status: ContactStatus;
  assigneeId: string | null;
  answer: string | null;
  answeredAt: Date | string | null;
};

export async function updateMessage(tx: Db, id: string, state: MessageState): Promise<void> {
  const { status, assigneeId, answer, answeredAt } = state;
  await tx
    .updateTable('contact_messages')
    .set({ status, assignee_id: assigneeId, answer, answered_at: answeredAt })
    .where('id', '=', id)
    .execute();
}

export async function deleteMessage(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('contact_messages').where('id', '=', id).execute();
}

/** Those that came, and were last answered, before; their ids. */
export async function deleteMessagesBefore(tx: Db, before: Date): Promise<string[]> {
  const gone = await tx
    .deleteFrom('contact_messages')
    .where('created_at', '<', before.toISOString())
    .where(sql<boolean>`coalesce(answered_at, created_at) < ${before}`)
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}
