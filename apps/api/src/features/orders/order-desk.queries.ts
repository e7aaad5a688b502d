import type { OrderNote } from '@tokpa/contract';
import type { Db } from '#db/connect';

export async function findNotes(db: Db, orderId: string): Promise<OrderNote[]> {
  return db
    .selectFrom('order_notes')
    .select(['id', 'author', 'content', 'created_at as createdAt'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

type NewNote = { orderId: string; staffId: string; content: string; at: Date };

/** Signed with the name of the day, which stays when the person has gone. */
export async function insertNote(tx: Db, { orderId, staffId, content, at }: NewNote): Promise<OrderNote> {
  const { first_name, last_name } = await tx
    .selectFrom('staff')
    .select(['first_name', 'last_name'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('order_notes')
    .values({
      order_id: orderId,
      staff_id: staffId,
      author: `${first_name} ${last_name}`.trim(),
      content,
      created_at: at,
    })
    .returning(['id', 'author', 'content', 'created_at as createdAt'])
    .executeTakeFirstOrThrow();
}
