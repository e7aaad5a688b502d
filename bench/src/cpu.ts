import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';

// sysconf(_SC_CLK_TCK) on Linux.
const TICKS_PER_SECOND = 100;

/** CPU seconds that a process has used, from /proc. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** CPU seconds that the PostgreSQL of the shop in `dataDir` has used, with all its connections that are open now. */
export async function databaseCpuSeconds(dataDir: string): Promise<number> {
  const [server = ''] = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const children = (await readFile(`/proc/${server}/task/${server}/children`, 'utf8')).trim().split(' ');
  // One may be gone before it is looked at.
  const used = await Promise.all([server, ...children].map((pid) => cpuSeconds(Number(pid)).catch(() => 0)));
  return used.reduce((sum, one) => sum + one, 0);
}

/** What all cores of this machine have worked and could have worked, in milliseconds since it started. */
export function coresSoFar(): { busy: number; all: number } {
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  const times = cpus().map((core) => core.times);
  const all = sum(times.flatMap((core) => Object.values(core)));
  return { busy: all - sum(times.map(({ idle }) => idle)), all };
}
