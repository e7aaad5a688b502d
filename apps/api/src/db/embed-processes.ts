import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** When a process began, or '' when there is none: a number alone may have been given to somebody else since. */
export function birthOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in parentheses may hold spaces; the start time is the 20th field after it.
      const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' ? '' : `${bootId()}-${fields[18] ?? ''}`;
    }
    return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

/** Whether this process is the PostgreSQL server of that cluster (and not a stranger with a number used again). */
export function isServerOf(clusterDir: string, pid: number): boolean {
  try {
    const commandLine =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-p', String(pid), '-ww', '-o', 'args='], { encoding: 'utf8' });
    return commandLine.includes(clusterDir);
  } catch {
    return false;
  }
}

/** Whether anything still works in that cluster. Only Linux tells; elsewhere PostgreSQL's own check has to do. */
export function hasProcessIn(clusterDir: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((entry) => {
    try {
      return /^\d+$/u.test(entry) && readlinkSync(`/proc/${entry}/cwd`) === clusterDir;
    } catch {
      // It has ended meanwhile, or is somebody else's and so not ours.
      return false;
    }
  });
}
