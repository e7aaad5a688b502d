import { existsSync, watch } from 'node:fs';
import { endOf } from './children.mjs';

const settleMs = 200;
// Ended by itself, or with Ctrl-C or its terminal while it could not yet do that.
const meant = [0, 129, 130, 143];

/**
 * Runs what `start` starts until it ends, and anew whenever something in these folders has changed, `prepare` done before. What fails, as a
 * syntax error that was saved makes it do, is waited for until the next change. Answers the exit code.
 */
export async function restartAtChange({ folders, start, prepare }) {
  let changed = nextChange(folders);
  for (;;) {
    const child = start();
    const end = endOf(child);
    const code = await Promise.race([end, changed]);
    if (meant.includes(code)) return code;
    if (typeof code === 'number') {
      process.stdout.write('• La boutique s’est arrêtée : elle redémarre dès que les sources changent\n');
      await stayingAwake(changed);
    }
    changed = nextChange(folders);
    process.stdout.write('• Sources modifiées : la boutique redémarre\n');
    child.kill('SIGTERM');
    await end;
    await prepare();
  }
}

/** Nothing runs meanwhile, and watching alone keeps no process alive. */
async function stayingAwake(waiting) {
  const awake = setInterval(() => undefined, 60_000);
  await waiting;
  clearInterval(awake);
}

/** Resolves once something in the folders has changed and come to rest. */
function nextChange(folders) {
  return new Promise((resolve) => {
    let timer;
    const watchers = folders
      .filter((folder) => existsSync(folder))
      .map((folder) =>
        watch(folder, { recursive: true, persistent: false }, () => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            for (const watcher of watchers) watcher.close();
            resolve('changed');
          }, settleMs);
        }),
      );
  });
}
