import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const toBrotli = promisify(brotliCompress);

// As apps/api/src/platform/http/compression.ts does it.
const SMALLEST_COMPRESSED = 1024;
const LARGEST_AT_ONCE = 32_768;
const QUALITY = { page: 5, data: 2 } as const;
const WINDOW_BITS = 16;

type Sent = { body: Buffer; headers: Record<string, string | number> };

/** The bytes as the shop would send them to a browser, and the headers that say so. */
export async function compressAsShop(plain: Buffer, what: keyof typeof QUALITY): Promise<Sent> {
  if (plain.length < SMALLEST_COMPRESSED) return { body: plain, headers: { 'content-length': plain.length } };
  const compress = plain.length <= LARGEST_AT_ONCE ? brotliCompressSync : toBrotli;
  const body = await compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[what],
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
    chunkSize: Math.max(SMALLEST_COMPRESSED, plain.length),
  });
  return { body, headers: { 'content-length': body.length, 'content-encoding': 'br' } };
}
