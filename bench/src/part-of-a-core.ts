import { readlink } from 'node:fs/promises';
import { childrenOf } from './cpu.ts';

const SLICE_MS = 4;

/** The processes of a shop that answer: itself, or where it has begun others of its kind, those. */
export async function answeringProcesses(shop: number): Promise<number[]> {
  const children = await childrenOf(shop);
  const programs = await Promise.all(children.map((pid) => readlink(`/proc/${pid}/exe`).catch(() => '')));
  const workers = children.filter((_, at) => programs[at] === process.execPath);
  return workers.length > 0 ? workers : [shop];
}

/**
 * Lets these processes work in turns, each for one slice of time in so many and not at all meanwhile, as if it had that part of a core.
 * Answers what sets them free.
 */
export function holdToSlices(pids: readonly number[], slices: number): () => void {
  if (pids.length > slices) throw new Error(`${pids.length} processes can not share ${slices} slices`);
  const signal = (turn: number, name: NodeJS.Signals) => {
    const pid = pids[turn % slices];
    if (pid !== undefined) process.kill(pid, name);
  };
  const release = () => pids.forEach((pid) => process.kill(pid, 'SIGCONT'));
  // A process that is stopped would outlive this one.
  const giveUp = () => {
    release();
    process.exit(1);
  };
  process.once('SIGINT', giveUp).once('SIGTERM', giveUp);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  let turn = 0;
  const timer = setInterval(() => {
    signal(turn, 'SIGSTOP');
    turn += 1;
    signal(turn, 'SIGCONT');
  }, SLICE_MS);
  return () => {
    clearInterval(timer);
    process.off('SIGINT', giveUp).off('SIGTERM', giveUp);
    release();
  };
}
