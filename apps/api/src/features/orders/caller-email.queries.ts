import type { Db } from '#db/connect';

/** Whether one of these coaching sessions takes place online. */
export async function isAnyOnline(db: Db, sessionIds: readonly string[]): Promise<boolean> {
  const online = await db
    .selectFrom('coaching_sessions')
    .select('id')
    .where('id', 'in', sessionIds)
    .where('mode', '=', 'ONLINE')
    .limit(1)
    .executeTakeFirst();
  return online !== undefined;
}
