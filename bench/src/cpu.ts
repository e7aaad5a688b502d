import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';

// sysconf(_SC_CLK_TCK) on Linux.
const TICKS_PER_SECOND = 100;

/** CPU seconds that a process has used, from /proc; of those that it began, they are counted once they have ended. */
async function secondsOf(pid: number): Promise<{ own: number; ofEnded: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // proc_pid_stat(5): 14 and 15 are its own, 16 and 17 those of its children.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const sum = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / TICKS_PER_SECOND;
  return { own: sum(11), ofEnded: sum(13) };
}

/** CPU seconds that a process has used itself. */
export async function cpuSeconds(pid: number): Promise<number> {
  return (await secondsOf(pid)).own;
}

/** The processes that a process has begun and that still run. */
export async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** CPU seconds that the PostgreSQL of the shop in `dataDir` has used, with all its connections, those that have ended too. */
export async function databaseCpuSeconds(dataDir: string): Promise<number> {
  const [server = ''] = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  // One may be gone before it is looked at.
  const used = await Promise.all((await childrenOf(Number(server))).map((pid) => cpuSeconds(pid).catch(() => 0)));
  const { own, ofEnded } = await secondsOf(Number(server));
  return used.reduce((sum, one) => sum + one, own + ofEnded);
}

/** What all cores of this machine have worked and could have worked, in milliseconds since it started. */
export function coresSoFar(): { busy: number; all: number } {
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  const times = cpus().map((core) => core.times);
  const all = sum(times.flatMap((core) => Object.values(core)));
  return { busy: all - sum(times.map(({ idle }) => idle)), all };
}
