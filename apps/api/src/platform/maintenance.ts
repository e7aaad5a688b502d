import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '#db/connect';
import type { AnswerCache } from './cache/answer-cache.ts';
import { reasonOf } from './log.ts';
import type { DropTags } from './transaction.ts';

const TAG = 'maintenance';

/** Whether the shop is closed for a while: known in memory, because every request asks. */
export type Maintenance = {
  isOn(): boolean;
  /** Since when the shop is closed, as the database knows; undefined while it is open. */
  findStart(tx: Db): Promise<Date | undefined>;
  /** Closes or opens the shop in this transaction: every process knows a moment after its commit. */
  set(tx: Db, isOn: boolean, now: Date): Promise<void>;
  /** Reads it again; resolves when this process knows. */
  refresh(): Promise<void>;
};

type Parts = { db: Db; cache: AnswerCache; dropTags: DropTags; log: Logger };

export async function createMaintenance({ db, cache, dropTags, log }: Parts): Promise<Maintenance> {
  let isOn = false;

  async function findStart(from: Db): Promise<Date | undefined> {
    const row = await from.selectFrom('shop_state').select('maintenance_since').executeTakeFirst();
    return row?.maintenance_since == null ? undefined : new Date(row.maintenance_since);
  }

  async function refresh(): Promise<void> {
    isOn = (await findStart(db)) !== undefined;
  }

  cache.watch(TAG, () => {
    refresh().catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'whether the shop is in maintenance could not be read'),
    );
  });
  await refresh();
  return {
    isOn: () => isOn,
    findStart,
    refresh,
    async set(tx, wanted, now) {
      await tx
        .updateTable('shop_state')
        // Closed a second time, it is closed since the first.
        .set({ maintenance_since: wanted ? sql`coalesce(maintenance_since, ${now})` : null })
        .execute();
      dropTags(tx, TAG);
    },
  };
}
