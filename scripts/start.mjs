import { endOf, startShop } from './lib/children.mjs';
import { main } from './lib/project.mjs';
import { refuseTakenPort, refuseUnderRunningShop } from './lib/running-shop.mjs';
import { setUp } from './lib/set-up.mjs';

await main(async () => {
  const node = await setUp({
    async beforeChange() {
      refuseUnderRunningShop();
      await refuseTakenPort();
    },
  });
  // A line for each request would carry the address and the password out of a terminal's sight.
  const LOG_LEVEL = process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info');
  return endOf(startShop(node, { ...process.env, NODE_ENV: 'production', LOG_LEVEL }));
});
