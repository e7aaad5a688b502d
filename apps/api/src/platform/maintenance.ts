import type { Logger } from 'pino';
import type { Db } from '#db/connect';
import type { AnswerCache } from './cache/answer-cache.ts';
import { reasonOf } from './log.ts';
import type { DropTags } from './transaction.ts';

const TAG = 'maintenance';

/** Whether the shop is closed for a while: known in memory, because every request asks. */
export type Maintenance = {
  isOn(): boolean;
  /** Closes or opens the shop in this transaction: every process knows a moment after its commit. */
  set(tx: Db, isOn: boolean, now: Date): Promise<void>;
  /** Reads it again; resolves when this process knows. */
  refresh(): Promise<void>;
};

type Parts = { db: Db; cache: AnswerCache; dropTags: DropTags; log: Logger };

export async function createMaintenance({ db, cache, dropTags, log }: Parts): Promise<Maintenance> {
  let isOn = false;

  async function refresh(): Promise<void> {
    const row = await db.selectFrom('shop_state').select('maintenance_since').executeTakeFirst();
    isOn = row?.maintenance_since != null;
  }

  cache.watch(TAG, () => {
    refresh().catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'whether the shop is in maintenance could not be read'),
    );
  });
  await refresh();
  return {
    isOn: () => isOn,
    refresh,
    async set(tx, wanted, now) {
      await tx
        .updateTable('shop_state')
        .set({ maintenance_since: wanted ? now : null })
        .execute();
      dropTags(tx, TAG);
    },
  };
}
