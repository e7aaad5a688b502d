import { asOwner, createProduct, createShoppers, order } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

async function run({ second, initialStock }: Ground): Promise<string> {
  const productId = await createProduct(await asOwner(second.url), 1000);
  initialStock.set(productId, 1000);
  const buyers = await createShoppers(second.url, 16);
  await Promise.all(buyers.map(({ client }) => client.call('POST /cart/items', { body: { productId } })));
  const ordering = buyers.map((buyer) => order(buyer));
  // Under way, not yet answered.
  await new Promise((resolve) => setTimeout(resolve, 15));
  const stopping = second.stop();
  const results = await Promise.allSettled(ordering);
  const { exitCode, ms } = await stopping;
  await second.start();
  const finished = results.filter(({ status }) => status === 'fulfilled').length;
  expectThat(exitCode === 0, `the process left with code ${exitCode}`);
  expectThat(ms < 10_000, `it took ${Math.round(ms)} ms`);
  expectThat(finished === buyers.length, `only ${finished} of ${buyers.length} requests in flight were answered`);
  return `${finished} orders in flight all answered; exit code 0 after ${Math.round(ms)} ms`;
}

export const gentleStop: Trial = {
  name: 'SIGTERM with requests in flight',
  target: 'they finish; gone within 10 s',
  run,
};
