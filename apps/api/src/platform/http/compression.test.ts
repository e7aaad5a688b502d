import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compression.ts';

test.each([
  ['br', 'quick', 1000],
  ['br', 'quick', 20_000],
  ['br', 'thorough', 1000],
  ['br', 'thorough', 20_000],
  ['gzip', 'quick', 1000],
  ['gzip', 'quick', 20_000],
  ['gzip', 'thorough', 1000],
  ['gzip', 'thorough', 20_000],
] as const)('%s, %s, of %i lines is read back as it was, whichever thread does it', async (encoding, effort, lines) => {
  const plain = Buffer.from(Array.from({ length: lines }, (_, at) => `Ligne nº ${at}`).join('\n'));
  const made = compress(plain, encoding, effort);
  expect(made instanceof Promise).toBe(lines === 20_000);
  const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  expect(decompress(await made).equals(plain)).toBe(true);
});
