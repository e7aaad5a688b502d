import { sql } from 'kysely';
import type { Page, ReturnReason, ReturnRequest, ReturnStatus } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { mailAddressOfOrder } from '#db/mail-address-of-order';
import { selectPage } from '#db/select-page';

type NewReturnRequest = {
  orderNumber: string;
  email: string;
  reason: ReturnReason;
  description: string;
  createdAt: Date;
};

/** The new request's id. */
export async function insertReturnRequest(tx: Db, request: NewReturnRequest): Promise<string> {
  const { orderNumber, createdAt, ...columns } = request;
  const { id } = await tx
    .insertInto('return_requests')
    .values({ ...columns, order_number: orderNumber, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The requests about the account's own orders, sent under its own address, newest first. Both must fit: an address alone is
 * whoever's wrote it, and so is a number.
 */
export async function findReturnRequestsOf(db: Db, userId: string): Promise<Record<string, unknown>[]> {
  return db
    .selectFrom('return_requests as request')
    .innerJoin('orders', 'orders.order_number', 'request.order_number')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'request.id',
      'request.order_number as orderNumber',
      'request.email',
      'request.reason',
      'request.description',
      'request.status',
      'request.answer',
      'request.created_at as createdAt',
    ])
    .where('users.id', '=', userId)
    .whereRef('request.email', '=', 'users.email')
    .orderBy('request.id', 'desc')
    .execute();
}

/** They go along with the account, as far as they are about its own orders and were sent under its own address. */
export async function moveReturnRequestsOf(
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await sql`
    update return_requests request set email = lower(${email}) from users account, orders
     where account.id = ${userId} and request.email = lower(account.email)
       and orders.user_id = account.id and orders.order_number = request.order_number`.execute(tx);
}

/**
 * The requests about the account's own orders, sent under its own address: under an address alone, whoever registered it could
 * remove what its owner asked for.
 */
export async function deleteReturnRequestsOf(
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<string[]> {
  const gone = await tx
    .deleteFrom('return_requests')
    .where('email', '=', email)
    .where('order_number', 'in', (orders) =>
      orders.selectFrom('orders').select('order_number').where('user_id', '=', userId),
    )
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

export type AskedRequests = {
  page: number;
  limit: number;
  sort?: string | undefined;
  search?: string | undefined;
  status?: ReturnStatus | undefined;
  reason?: ReturnReason | undefined;
  assigneeId?: string | undefined;
  orderNumber?: string | undefined;
  userId?: string | undefined;
};

function selectRequests(db: Db) {
  return db
    .selectFrom('return_requests as request')
    .leftJoin('staff', 'staff.id', 'request.assignee_id')
    .leftJoin('orders', 'orders.order_number', 'request.order_number')
    .select([
      'request.id',
      'request.order_number as orderNumber',
      sql<ReturnRequest['order']>`case when orders.id is not null then json_build_object('id', orders.id,
        'status', orders.status, 'customerName', orders.customer_name,
        'isSameEmail', lower(${mailAddressOfOrder}) = request.email) end`.as('order'),
      'request.email',
      sql<ReturnReason>`request.reason`.as('reason'),
      'request.description',
      sql<ReturnStatus>`request.status`.as('status'),
      'request.assignee_id as assigneeId',
      sql<ReturnRequest['assignee']>`case when staff.id is not null then json_build_object('id', staff.id,
        'name', trim(staff.first_name || ' ' || staff.last_name)) end`.as('assignee'),
      'request.answer',
      'request.answered_at as answeredAt',
      'request.created_at as createdAt',
      'request.updated_at as updatedAt',
    ]);
}

export function selectRequestPage(db: Db, asked: AskedRequests): Promise<Page<ReturnRequest>> {
  const { search, status, reason, assigneeId, orderNumber, userId } = asked;
  let requests = selectRequests(db);
  if (status !== undefined) requests = requests.where('request.status', '=', status);
  if (reason !== undefined) requests = requests.where('request.reason', '=', reason);
  if (assigneeId !== undefined) requests = requests.where('request.assignee_id', '=', assigneeId);
  if (orderNumber !== undefined) requests = requests.where('request.order_number', '=', orderNumber.toUpperCase());
  if (userId !== undefined) requests = requests.where('orders.user_id', '=', userId);
  if (search !== undefined)
    requests = requests.where(
      everyWordIn(sql`request.order_number || ' ' || request.email || ' ' || request.description`, search),
    );
  return selectPage(requests, asked, {
    columns: {
      createdAt: 'request.created_at',
      status: 'request.status',
      orderNumber: 'request.order_number',
    },
    byDefault: '-createdAt',
    id: 'request.id',
  });
}

export async function selectRequest(
  db: Db,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ReturnRequest | undefined> {
  return selectRequests(db)
    .where('request.id', '=', id)
    .$if(lock, (requests) => requests.forUpdate('request'))
    .executeTakeFirst();
}

type RequestState = {
  status: ReturnStatus;
  assigneeId: string | null;
  answer: string | null;
  answeredAt: Date | string | null;
};

export async function updateRequest(tx: Db, id: string, state: RequestState): Promise<void> {
  const { status, assigneeId, answer, answeredAt } = state;
  await tx
    .updateTable('return_requests')
    .set({ status, assignee_id: assigneeId, answer, answered_at: answeredAt })
    .where('id', '=', id)
    .execute();
}

export async function deleteRequest(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('return_requests').where('id', '=', id).execute();
}

/** Those that came, and were last answered, before; their ids. */
export async function deleteRequestsBefore(tx: Db, before: Date): Promise<string[]> {
  const gone = await tx
    .deleteFrom('return_requests')
    .where('created_at', '<', before.toISOString())
    .where(sql<boolean>`coalesce(answered_at, created_at) < ${before}`)
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}
