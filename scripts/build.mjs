import { main } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';

await main(async () => {
  await setUp();
  return 0;
});
