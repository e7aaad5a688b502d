import { sql } from 'kysely';
import type { Db } from '#db/connect';

export type StoredSetting = { key: string; value: unknown; updatedAt: string };

export async function findStoredSettings(db: Db): Promise<Map<string, StoredSetting>> {
  const rows = await db.selectFrom('settings').select(['key', 'value', 'updated_at as updatedAt']).execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Two who change settings wait for each other, who reads them does not. */
export async function lockSettings(tx: Db): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx);
}

export async function upsertSettingValue(db: Db, key: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute();
}

export async function deleteSettingValue(db: Db, key: string): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}
