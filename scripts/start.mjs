import { endOf, startShop } from './lib/children.mjs';
import { main } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';

await main(async () => {
  const node = await setUp();
  return endOf(startShop(node, { ...process.env, NODE_ENV: 'production' }));
});
