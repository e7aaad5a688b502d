import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { StaffSession } from './session.ts';

/** One act of somebody at the shop: on which row, and what the row was and became (as the API shows it, never a secret). */
export type Act = {
  act: 'create' | 'update' | 'delete' | (string & {});
  resource: string;
  id?: string | undefined;
  before?: unknown;
  after?: unknown;
};

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Writes an act to the log in the transaction that does it: what is undone was never logged. */
export async function recordAct(tx: Db, by: StaffSession, { act, resource, id, before, after }: Act): Promise<void> {
  await sql`
    insert into audit_log (staff_id, staff_name, act, resource, row_id, before, after, ip)
    select id, trim(first_name || ' ' || last_name), ${act}, ${resource}, ${id ?? null},
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${by.ip}
    from staff where id = ${by.staffId}`.execute(tx);
}
