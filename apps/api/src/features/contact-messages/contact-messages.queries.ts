import type { ContactMessageInput } from '@tokpa/contract';
import type { Db } from '#db/connect';

type NewMessage = Pick<ContactMessageInput, 'name' | 'email' | 'subject' | 'message'> & {
  phone: string;
  createdAt: Date;
  userId: string | null;
};

export async function insertContactMessage(tx: Db, message: NewMessage): Promise<void> {
  const { createdAt, userId, ...columns } = message;
  await tx
    .insertInto('contact_messages')
    .values({ ...columns, user_id: userId, created_at: createdAt })
    .execute();
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

export async function deleteContactMessagesOf(
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await tx
    .deleteFrom('contact_messages')
    .where((row) => row.or([row('email', '=', email), row('user_id', '=', userId)]))
    .execute();
}
