import type { Db } from '#db/connect';

export type SecondFactor = { secret: string; isOn: boolean };

export async function findSecondFactor(db: Db, staffId: string): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('staff_second_factors')
    .select(['secret', 'confirmed_at'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row && { secret: row.secret, isOn: row.confirmed_at !== null };
}

/** Whether the new secret was written: false where a factor is in use, which nobody replaces unseen. */
export async function writeUnconfirmedSecret(tx: Db, staffId: string, secret: string): Promise<boolean> {
  const row = await tx
    .insertInto('staff_second_factors')
    .values({ staff_id: staffId, secret })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('staff_second_factors.confirmed_at', 'is', null),
    )
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a step for good: false when it, or a later one, was taken before. Two who bring one code at once: one is refused. */
export async function takeStep(tx: Db, staffId: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('staff_second_factors')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function confirmSecondFactor(tx: Db, staffId: string, now: Date): Promise<void> {
  await tx.updateTable('staff_second_factors').set({ confirmed_at: now }).where('staff_id', '=', staffId).execute();
}

/** Whether there was one. Its recovery codes go with it. */
export async function deleteSecondFactor(tx: Db, staffId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('staff_second_factors')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceRecoveryCodes(tx: Db, staffId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((codeHash) => ({ staff_id: staffId, code_hash: codeHash })))
    .execute();
}

/** Whether the code was still there to be spent. */
export async function spendRecoveryCode(tx: Db, staffId: string, codeHash: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}
