import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { loadConfig } from '#config';
import { createFiles } from './files.ts';

type StoreOptions = {
  port: number;
  address: string;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string }[];
};
type Store = { run(): Promise<{ port: number }>; close(): Promise<void> };

// It brings no types.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: StoreOptions) => Store;

const home = await mkdtemp(path.join(tmpdir(), 'tokpa-files-'));
const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(home, 'store'),
  configureBuckets: [{ name: 'tokpa' }],
});
const { port } = await store.run();
afterAll(async () => {
  await store.close();
  await rm(home, { recursive: true, force: true });
});

const inBucket = (secret = 'S3RVER') =>
  createFiles(
    loadConfig({
      DATA_DIR: home,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'tokpa',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: secret,
    }),
  );
const inFolder = () => createFiles(loadConfig({ DATA_DIR: home }));

it.each([
  ['a bucket', inBucket],
  ['a folder', inFolder],
])('keeps files in %s: written, found, read and removed', async (_, open) => {
  const files = await open();
  const name = 'pictures/beurre-de-karite.txt';
  expect(await files.exists(name)).toBe(false);
  await files.put(name, 'Ouidah', { contentType: 'text/plain' });
  expect(await files.exists(name)).toBe(true);
  expect(await text(await files.getStream(name))).toBe('Ouidah');
  await files.delete(name);
  expect(await files.exists(name)).toBe(false);
});

it('says that the store refuses a wrong secret', async () => {
  const files = await inBucket('faux');
  await expect(files.put('a.txt', 'x')).rejects.toThrow(/Cannot write file/);
});
