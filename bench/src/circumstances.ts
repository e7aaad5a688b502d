import { execFileSync } from 'node:child_process';
import { ROOT } from './shop.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** What is measured: the commit that is checked out, with a sign where more than reports differ from it; empty outside a repository. */
export function commit(): string {
  try {
    const isChanged = git('status', '--porcelain', '--', '.', ':!bench/results') !== '';
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? '+' : '');
  } catch {
    return '';
  }
}

const KEYS = 1_000_000;

function fillMap(): number {
  const began = performance.now();
  const map = new Map<string, number>();
  for (let at = 0; at < KEYS; at += 1) map.set(`key ${at}`, at);
  return Math.round(performance.now() - began);
}

/** How fast the machine is at this hour: milliseconds for a map of a million keys, which lives in memory as the shop does; the best of three. */
export function pace(): number {
  return Math.min(fillMap(), fillMap(), fillMap());
}
