import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#config';
import { createFiles, type Files } from './files.ts';

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
const inFolder = (dataDir = home) => createFiles(loadConfig({ DATA_DIR: dataDir }));

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

describe('a file in a folder', () => {
  const name = 'rapport.txt';
  const openNew = async () => {
    const dataDir = await mkdtemp(path.join(home, 'shop-'));
    return { files: await inFolder(dataDir), onDisk: () => readdir(path.join(dataDir, 'files')) };
  };
  const namesIn = async (files: Files) => Array.from((await files.listAll('')).objects, (object) => object.name);

  async function* cutShort() {
    yield 'la moitié';
    throw new Error('cut');
  }
  it.each([
    ['after some bytes', () => Readable.from(cutShort())],
    ['before the first byte', () => new Readable().destroy(new Error('cut'))],
  ])('is not there at all when what it is made of fails %s', async (_, open) => {
    const { files, onDisk } = await openNew();
    await expect(files.putStream(name, open())).rejects.toThrow(/Cannot write file/);
    expect(await files.exists(name)).toBe(false);
    expect(await onDisk()).toEqual([]);
  });

  it('is neither found nor listed until it is whole', async () => {
    const { files, onDisk } = await openNew();
    const look = async () => ({ found: await files.exists(name), listed: await namesIn(files) });
    let meanwhile: object | undefined;
    async function* written() {
      yield 'la moitié, ';
      meanwhile = { ...(await look()), onDisk: (await onDisk()).length };
      yield 'puis le reste';
    }
    await files.putStream(name, Readable.from(written()));
    expect(meanwhile).toEqual({ found: false, listed: [], onDisk: 1 });
    expect(await look()).toEqual({ found: true, listed: [name] });
    expect(await files.get(name)).toBe('la moitié, puis le reste');
  });

  it('stays as it was when writing it again fails, and is replaced when that succeeds', async () => {
    const { files, onDisk } = await openNew();
    await files.put(name, 'la première version, plus longue');
    await expect(files.putStream(name, Readable.from(cutShort()))).rejects.toThrow(/Cannot write file/);
    expect(await files.get(name)).toBe('la première version, plus longue');
    await files.put(name, 'la seconde');
    expect(await files.get(name)).toBe('la seconde');
    expect(await onDisk()).toEqual([name]);
  });
});
