import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const toBrotli = promisify(brotliCompress);

// As apps/api/src/platform/cache/answer.ts does it.
const LARGEST_AT_ONCE = 8192;
const QUALITY = 5;
const WINDOW_BITS = 16;

/** The bytes as the shop would send them to a browser. */
export function compressAsShop(plain: Buffer): Buffer | Promise<Buffer> {
  const compress = plain.length <= LARGEST_AT_ONCE ? brotliCompressSync : toBrotli;
  return compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
