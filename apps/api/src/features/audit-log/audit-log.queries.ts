import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import {
  LOG_RETENTION_YEARS,
  ORDER_RETENTION_YEARS,
  type auditLogEndpoints,
  type AuditEntry,
  type Page,
} from '@tokpa/contract';
import type { Db } from '#db/connect';
import { escapeLike, everyWord, wordIn } from '#db/every-word-in';
import { selectPage } from '#db/select-page';
import type { ClosingAccount } from '#features/auth';
import { orderWords } from '#features/orders';
import { labelOfSetting } from '#features/settings';
import { readBefore, readFrom } from '#platform/benin-days';

/** Who did what to which row, and what people call that row: `audit_log_by_words` serves it. */
const WORDS = sql<string>`words_of_act(staff_name, act, resource, row_id, coalesce(after, before))`;

/** Acts on an order tell what changed in it, not which it is. */
const ORDER_NUMBER = sql<string | null>`case when audit_log.resource = 'orders'
  then (select order_number from orders where orders.id = audit_log.row_id::uuid) end`;

/** An act on many products tells what it was asked to do, not what it did. */
const IMPORTED_COUNT = sql<number | null>`case when audit_log.act = 'import'
  then (select created_count + updated_count from product_imports where product_imports.id = audit_log.row_id::uuid) end`;

/** In the line itself, or in the number of its order: each is found by its index. Such a number has no accents: it is compared first. */
function holdsWord(word: string): RawBuilder<boolean> {
  return sql<boolean>`(${wordIn(WORDS, word)} or (resource = 'orders' and row_id = any (array(
    select id::text from orders
     where order_number ilike '%' || without_accents(${escapeLike(word)}) || '%' and ${wordIn(orderWords, word)}))))`;
}

/** Whether a line holds every word of what was typed. */
export function holdsWords(typed: string): RawBuilder<boolean> {
  return everyWord(typed, holdsWord);
}

type AuditQuery = z.output<(typeof auditLogEndpoints)['GET /audit-log']['query']>;

function selectEntries(db: Db) {
  return db
    .selectFrom('audit_log')
    .select([
      'id',
      'at as createdAt',
      'staff_id as staffId',
      'staff_name as staffName',
      'act',
      'resource',
      'row_id as rowId',
      'before',
      'after',
      'ip',
      'forgotten_at as forgottenAt',
      ORDER_NUMBER.as('orderNumber'),
      IMPORTED_COUNT.as('importedCount'),
    ]);
}

/** A setting has no name in its row: its screens have. */
function toEntry(row: Omit<AuditEntry, 'settingLabel'>): AuditEntry {
  const label = row.resource === 'settings' && row.rowId !== null ? labelOfSetting(row.rowId) : undefined;
  return { ...row, settingLabel: label ?? null };
}

export async function selectAuditEntries(db: Db, asked: AuditQuery): Promise<Page<AuditEntry>> {
  const { staffId, resource, act, rowId, startDate, endDate, search } = asked;
  let rows = selectEntries(db);
  if (staffId) rows = rows.where('staff_id', '=', staffId);
  if (resource) rows = rows.where('resource', '=', resource);
  if (act) rows = rows.where('act', '=', act);
  if (rowId) rows = rows.where('row_id', '=', rowId);
  if (startDate) rows = rows.where('at', '>=', readFrom(startDate).toISOString());
  if (endDate) rows = rows.where('at', '<', readBefore(endDate).toISOString());
  if (search) rows = rows.where(holdsWords(search));
  const order = { columns: { createdAt: 'at' }, byDefault: '-createdAt', id: 'id' } as const;
  const page = await selectPage(rows, asked, order);
  return { ...page, data: page.data.map(toEntry) };
}

export async function findAuditEntry(db: Db, id: string): Promise<AuditEntry | undefined> {
  const row = await selectEntries(db).where('id', '=', id).executeTakeFirst();
  return row && toEntry(row);
}

/** Of each line about the person, who did it and when stays; the row as it was goes. Lines about the team are the shop's. */
export async function forgetPerson(tx: Db, { userId, email, addressSince }: ClosingAccount): Promise<void> {
  await sql`
    update audit_log set before = null, after = null, forgotten_at = now()
     where resource <> 'staff' and forgotten_at is null
       and (people_named(before, after) @> array[${userId}]
         or (people_named(before, after) @> array[lower(${email})] and at >= ${addressSince})
         or (resource = 'users' and row_id = ${userId}))`.execute(tx);
}

// What is deleted in one statement: it must be over within the time that any statement has.
const A_PORTION = 10_000;

/** What the page on privacy says: a year, and for lines about orders and their money as long as the orders. A trigger keeps what is younger by the database's clock, which dates the lines. */
export async function deleteOldEntries(db: Db): Promise<void> {
  let deleted: bigint | undefined;
  do {
    const { numAffectedRows } = await sql`
      delete from audit_log where id in (
        select id from audit_log
         where at < now() - make_interval(years => ${LOG_RETENTION_YEARS}::int)
           and (resource not in ('orders', 'transactions')
             or at < now() - make_interval(years => ${ORDER_RETENTION_YEARS}::int))
         limit ${A_PORTION})`.execute(db);
    deleted = numAffectedRows;
  } while (deleted === BigInt(A_PORTION));
}
