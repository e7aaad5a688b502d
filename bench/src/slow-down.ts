import { readdir, readFile } from 'node:fs/promises';

// Long enough that a turn makes some pages.
const PERIOD_MS = 100;

/** The processes that serve: the shop's workers, or the shop itself where it has none. From Linux' /proc. */
export async function servingProcesses(shop: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const workers = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      const [, parent] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ', 2)
        .map(Number);
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return parent === shop && command.startsWith(process.execPath) ? [Number(pid)] : [];
    }),
  );
  const found = workers.flat();
  return found.length > 0 ? found : [shop];
}

/**
 * Lets each process run for this part of the time only (0 to 1), one after the other: as many slow machines as there are processes, which do
 * not take each other's cores as long as their parts together are no more than what is free. Answers with what sets them free.
 */
export function slowDown(pids: readonly number[], part: number): () => void {
  const tell = (pid: number, signal: 'SIGSTOP' | 'SIGCONT') => process.kill(pid, signal);
  const timers = new Set<NodeJS.Timeout>();
  const runs = (pid: number) => {
    tell(pid, 'SIGCONT');
    timers.add(setTimeout(() => tell(pid, 'SIGSTOP'), PERIOD_MS * part));
  };
  for (const [at, pid] of pids.entries()) {
    tell(pid, 'SIGSTOP');
    const first = () => {
      runs(pid);
      timers.add(setInterval(runs, PERIOD_MS, pid));
    };
    timers.add(setTimeout(first, (PERIOD_MS * at) / pids.length));
  }
  return () => {
    for (const timer of timers) clearTimeout(timer);
    for (const pid of pids) tell(pid, 'SIGCONT');
  };
}
