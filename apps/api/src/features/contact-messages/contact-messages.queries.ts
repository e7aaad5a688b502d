import type { ContactMessageInput } from '@tokpa/contract';
import type { Db } from '#db/connect';

type NewMessage = Pick<ContactMessageInput, 'name' | 'email' | 'subject' | 'message'> & {
  phone: string;
  createdAt: Date;
};

export async function insertContactMessage(tx: Db, message: NewMessage): Promise<void> {
  const { createdAt, ...columns } = message;
  await tx
    .insertInto('contact_messages')
    .values({ ...columns, created_at: createdAt })
    .execute();
}

export async function deleteContactMessagesOf(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('contact_messages').where('email', '=', email).execute();
}
