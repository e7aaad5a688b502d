import { expect, it } from 'vitest';
import { formatBytes } from './sizes.ts';

it.each([
  [0, '0 octets'],
  [1023, '1 023 octets'],
  [1536, '1,5 Ko'],
  [5 * 1024 ** 3, '5 Go'],
])('%d bytes are written %s', (bytes, written) => {
  expect(formatBytes(bytes).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(written);
});
