import type { Asked } from './ask.ts';
import { coresSoFar, databaseCpuSeconds } from './cpu.ts';

/** What was seen, and what one answer cost in milliseconds: all cores, the asking with it, and of that PostgreSQL. */
export type Costly = Asked & { coresMs: number; databaseMs: number };

/** Asks by `work`, and counts what the machine and the PostgreSQL of the shop in `dataDir` did meanwhile. */
export async function withCosts(dataDir: string, work: () => Promise<Asked>): Promise<Costly> {
  const [cores, database] = [coresSoFar().busy, await databaseCpuSeconds(dataDir)];
  const asked = await work();
  const [coresAfter, databaseAfter] = [coresSoFar().busy, await databaseCpuSeconds(dataDir)];
  return {
    ...asked,
    coresMs: (coresAfter - cores) / asked.answered,
    databaseMs: ((databaseAfter - database) * 1000) / asked.answered,
  };
}
