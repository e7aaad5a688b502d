import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { startShop } from './lib/children.mjs';
import { main, root } from './lib/project.mjs';
import { restartAtChange } from './lib/restart-at-change.mjs';
import { setUp } from './lib/set-up.mjs';

const watched = ['apps/api/src', 'apps/server/src', 'apps/storefront/src', 'apps/admin/src', 'packages/contract/src'];

await main(async () => {
  const node = await setUp();
  const folders = watched.map((folder) => path.join(root, folder));
  return restartAtChange({ folders, start: () => startShop(node), prepare: rebuild });
});

async function rebuild() {
  try {
    await ensureBuilt();
  } catch (error) {
    // The last good pages stay up while the fault is being corrected.
    process.stderr.write(`${error.message}\n`);
  }
}
