import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './embed.ts';
import { lockDataDir } from './embed-lock.ts';
import { endOutlivingServer } from './embed-server.ts';

const prefix = 'tokpa-temporary-';
const abandonedAfterMs = 60_000;

/** Where Linux keeps files in memory. A database for each file of tests is made there in a tenth of the time that a disk takes. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/** Memory where it has room for a whole run, else the disk. */
async function findRoom(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory && memory.bavail * memory.bsize >= ROOM_BYTES ? MEMORY : tmpdir();
}

/** A server for a test run or a generator: fast instead of durable, and gone with `stop`. */
export async function startTemporaryDatabase(): Promise<EmbeddedDatabase> {
  await removeAbandoned(tmpdir());
  await removeAbandoned(MEMORY);
  const room = await findRoom();
  const dataDir = await mkdtemp(path.join(room, prefix));
  // Root's server runs under another account, which has to get in.
  await chmod(dataDir, 0o711);
  const removeDataDir = () => rm(dataDir, { recursive: true, force: true });
  try {
    const database = await startEmbeddedDatabase({ dataDir, durable: false });
    return {
      ...database,
      stop: async () => {
        await database.stop();
        await removeDataDir();
      },
    };
  } catch (error) {
    await removeDataDir();
    throw error;
  }
}

/** What a killed run left behind: its server would run for ever. */
async function removeAbandoned(room: string): Promise<void> {
  const entries = await readdir(room).catch(() => []);
  for (const entry of entries.filter((name) => name.startsWith(prefix))) {
    const dataDir = path.join(room, entry);
    if (!(await isAbandoned(dataDir))) continue;
    await endOutlivingServer(path.join(dataDir, 'postgres'));
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function isAbandoned(dataDir: string): Promise<boolean> {
  const found = await stat(dataDir).catch(() => undefined);
  if (found === undefined || found.uid !== process.getuid?.()) return false;
  if (Date.now() - found.mtimeMs < abandonedAfterMs) return false;
  return lockDataDir(dataDir).then(
    () => true,
    () => false,
  );
}
