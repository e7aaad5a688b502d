import { readFileSync, rmSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EmbedError } from './embed-account.ts';
import { birthOf } from './embed-processes.ts';

/**
 * Takes DATA_DIR for this process; throws a sentence when a living shop holds it. Returns the release, which is
 * synchronous so that it also runs while the process exits.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const lockFile = lockFileOf(dataDir);
  const mine = `${process.pid}\n${birthOf(process.pid)}\n`;
  const draft = `${lockFile}.${process.pid}`;
  await writeFile(draft, mine);
  try {
    // link(2) is what makes it atomic: the lock appears whole or not at all.
    while (!(await linked(draft, lockFile))) await clearStaleLock(lockFile, dataDir);
  } finally {
    await rm(draft, { force: true });
  }
  return () => {
    if (readLock(lockFile) === mine) rmSync(lockFile, { force: true });
  };
}

/** Whether a living shop holds DATA_DIR. */
export async function isDataDirHeld(dataDir: string): Promise<boolean> {
  const found = await readFile(lockFileOf(dataDir), 'utf8').catch(() => '');
  return livingHolder(found) !== undefined;
}

const lockFileOf = (dataDir: string) => path.join(dataDir, 'tokpa.lock');

/** The process that wrote this lock, while it lives. */
function livingHolder(lock: string): string | undefined {
  const [pid = '', birth = ''] = lock.split('\n');
  return birth !== '' && birthOf(Number(pid)) === birth ? pid : undefined;
}

async function clearStaleLock(lockFile: string, dataDir: string): Promise<void> {
  const found = await readFile(lockFile, 'utf8').catch(() => undefined);
  if (found === undefined) return;
  const pid = livingHolder(found);
  if (pid !== undefined) {
    throw new EmbedError(
      `Une boutique tourne déjà sur ${dataDir} (processus ${pid}) : arrêtez-la, ou choisissez un autre DATA_DIR.`,
    );
  }
  const aside = `${lockFile}.stale.${process.pid}`;
  await rename(lockFile, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => undefined);
  // Another start cleared the stale lock first and this is its fresh one: give it back.
  if (moved !== undefined && moved !== found) await link(aside, lockFile).catch(() => undefined);
  await rm(aside, { force: true });
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readLock(lockFile: string): string | undefined {
  try {
    return readFileSync(lockFile, 'utf8');
  } catch {
    return undefined;
  }
}
