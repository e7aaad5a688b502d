import type { Server } from 'node:http';
import { getHeapStatistics } from 'node:v8';

const LOOK_EVERY_MS = 1000;
const QUIET_LOOKS = 2;
const WORTHWHILE_BYTES = 16 * 1024 * 1024;
const AT_MOST_EVERY_MS = 60_000;

/**
 * Gives what the process no longer uses back to the machine while nobody asks for anything: Node itself waits until it needs room, so that
 * a shop at rest would keep all that its start left behind. Takes some 150 ms. `--expose-gc` lets it; without it nothing happens.
 */
export function giveBackMemory(server: Server): { stop(): void } {
  let asked = 0;
  let askedBefore = 0;
  let quiet = 0;
  let keptBefore = 0;
  let lastAt = -AT_MOST_EVERY_MS;
  server.on('request', () => {
    asked += 1;
  });

  function look(): void {
    quiet = asked === askedBefore ? quiet + 1 : 0;
    askedBefore = asked;
    const isDue = quiet >= QUIET_LOOKS && performance.now() - lastAt >= AT_MOST_EVERY_MS;
    if (!isDue || getHeapStatistics().total_heap_size - keptBefore < WORTHWHILE_BYTES) return;
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    keptBefore = getHeapStatistics().total_heap_size;
    lastAt = performance.now();
  }

  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(looking) };
}
