import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { endOf, startShop } from './lib/children.mjs';
import { main, root } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';

const watched = ['apps/api/src', 'apps/server/src', 'apps/storefront/src', 'apps/admin/src', 'packages/contract/src'];
const settleMs = 200;

await main(async () => {
  const node = await setUp();
  let changed = nextChange();
  for (;;) {
    const server = startShop(node);
    const end = endOf(server);
    const code = await Promise.race([end, changed]);
    if (typeof code === 'number') return code;
    changed = nextChange();
    process.stdout.write('• Sources modifiées : la boutique redémarre\n');
    server.kill('SIGTERM');
    await end;
    await rebuild();
  }
});

async function rebuild() {
  try {
    await ensureBuilt();
  } catch (error) {
    // The last good pages stay up while the fault is being corrected.
    process.stderr.write(`${error.message}\n`);
  }
}

/** Resolves once the sources have changed and come to rest. */
function nextChange() {
  return new Promise((resolve) => {
    let timer;
    const watchers = watched
      .map((folder) => path.join(root, folder))
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
