import type { ContactMessageInput } from '@tokpa/contract';
import type { Db } from '#db/connect';

type NewMessage = Pick<ContactMessageInput, 'name' | 'email' | 'subject' | 'message'> & { phone: string; createdAt: Date };

/** The new message's id. */
export async function insertContactMessage(tx: Db, message: NewMessage): Promise<string> {
  const { createdAt, ...columns } = message;
  const row = await tx
    .insertInto('contact_messages')
    .values({ ...columns, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function deleteContactMessagesOf(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('contact_messages').where('email', '=', email).execute();
}
