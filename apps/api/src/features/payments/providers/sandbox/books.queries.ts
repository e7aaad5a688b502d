import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import type { SandboxEventsRow, SandboxPaymentsRow, SandboxRefundsRow } from '#db/tables';

export type SandboxPayment = Selectable<SandboxPaymentsRow>;
export type SandboxEvent = Selectable<SandboxEventsRow>;

/** Opens a payment; the same merchant reference again answers the payment opened first. */
export async function openPayment(db: Db, payment: Insertable<SandboxPaymentsRow>): Promise<SandboxPayment> {
  return (
    db
      .insertInto('sandbox_payments')
      .values(payment)
      // Writes what stands there already: a conflict that does nothing returns nothing.
      .onConflict((clash) =>
        clash
          .constraint('sandbox_payments_merchant_reference')
          .doUpdateSet((row) => ({ merchant_reference: row.ref('excluded.merchant_reference') })),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

export async function findPayment(
  db: Db,
  by: 'reference' | 'merchant_reference' | 'token',
  value: string,
): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox_payments').selectAll().where(by, '=', value).executeTakeFirst();
}

/** Changes a payment that nobody has decided and whose time is not over; undefined when it was too late for that. */
export async function updatePending(
  db: Db,
  token: string,
  { now, change }: { now: Date; change: Updateable<SandboxPaymentsRow> },
): Promise<SandboxPayment | undefined> {
  return db
    .updateTable('sandbox_payments')
    .set(change)
    .where('token', '=', token)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

export async function expireOverdue(tx: Db, reference: string, now: Date): Promise<SandboxPayment | undefined> {
  return tx
    .updateTable('sandbox_payments')
    .set({ status: 'expired', decided_at: now })
    .where('reference', '=', reference)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** The orders lose the names of their customers, and so do these books. */
export async function forgetPayers(tx: Db, orderIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('sandbox_payments')
    .set({ customer_name: '', payer: null })
    .where('merchant_reference', 'in', (query) =>
      query
        .selectFrom('payment_attempts')
        .select(sql<string>`payment_attempts.id::text`.as('id'))
        .where('order_id', '=', sql<string>`any (${orderIds}::uuid[])`),
    )
    .execute();
}

export async function findRefundByKey(db: Db, key: string): Promise<Selectable<SandboxRefundsRow> | undefined> {
  return db.selectFrom('sandbox_refunds').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

/** Gives back part of an approved payment, never more than is left of it; undefined when that can not be. */
export async function takeBack(tx: Db, reference: string, amount: number): Promise<SandboxPayment | undefined> {
  return tx
    .updateTable('sandbox_payments')
    .set({
      refunded_amount: sql`refunded_amount + ${amount}`,
      status: sql`case when refunded_amount + ${amount} = amount then 'refunded' else status end`,
    })
    .where('reference', '=', reference)
    .where('status', '=', 'approved')
    .where(sql<boolean>`refunded_amount + ${amount} <= amount`)
    .returningAll()
    .executeTakeFirst();
}

export async function insertRefund(tx: Db, refund: Insertable<SandboxRefundsRow>): Promise<void> {
  await tx.insertInto('sandbox_refunds').values(refund).execute();
}

export async function insertEvent(tx: Db, event: Insertable<SandboxEventsRow>): Promise<void> {
  await tx.insertInto('sandbox_events').values(event).execute();
}

export async function findEvent(db: Db, id: string): Promise<SandboxEvent | undefined> {
  return db.selectFrom('sandbox_events').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function markDelivered(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('sandbox_events').set({ delivered_at: at }).where('id', '=', id).execute();
}

export async function webhookSecret(db: Db): Promise<string> {
  const account = await db.selectFrom('sandbox_account').select('webhook_secret').executeTakeFirstOrThrow();
  return account.webhook_secret;
}
