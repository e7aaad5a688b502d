import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { AuditAct } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { StaffSession } from './session.ts';

/** One act of somebody at the shop: on which row, and what the row was and became (as the API shows it, never a secret). */
export type Act = {
  act: AuditAct;
  resource: string;
  id?: string | undefined;
  before?: unknown;
  after?: unknown;
};

/** Whether the call that runs has told the log what it did. */
const traces = new AsyncLocalStorage<{ isLeft: boolean }>();

function leaveTrace(): void {
  const trace = traces.getStore();
  if (trace) trace.isLeft = true;
}

/** Runs a write of somebody at the shop; `missing` is called when it succeeds and the log has no line of it. */
export async function withTrace<T>(work: () => Promise<T>, missing: () => void): Promise<T> {
  const trace = { isLeft: false };
  const done = await traces.run(trace, work);
  if (!trace.isLeft) missing();
  return done;
}

/** Says that a write changed nothing, as when it is asked a second time: no line is missing from the log. */
export function recordNothing(): void {
  leaveTrace();
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Writes an act to the log in the transaction that does it: what is undone was never logged. */
export async function recordAct(tx: Db, by: StaffSession, { act, resource, id, before, after }: Act): Promise<void> {
  leaveTrace();
  await sql`
    insert into audit_log (staff_id, staff_name, act, resource, row_id, before, after, ip)
    select id, trim(first_name || ' ' || last_name), ${act}, ${resource}, ${id ?? null},
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${by.ip}
    from staff where id = ${by.staffId}`.execute(tx);
}

/** Rows went for good: of each line about them, who did what and when stays; what the row said goes. */
export async function forgetRows(tx: Db, resource: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update audit_log set before = null, after = null, forgotten_at = now()
     where resource = ${resource} and row_id = any(${ids}) and forgotten_at is null`.execute(tx);
}
