import { brotliCompress, brotliCompressSync, type BrotliOptions, constants } from 'node:zlib';

// As apps/api/src/platform/http/compression.ts does it.
const SMALLEST_COMPRESSED = 1024;
const LARGEST_AT_ONCE = 32_768;
const QUALITY = { page: 5, data: 2 } as const;
const WINDOW_BITS = 16;
const PIECE_PART = 0.25;

type Sent = { body: Buffer; headers: Record<string, string | number> };

type Callback = (error: Error | null, made: Buffer) => void;

/** A function of its own, as the shop's is: it holds nothing of what is compressed. */
function settle(resolve: (made: Buffer) => void, reject: (error: Error) => void): Callback {
  return (error, made) => (error ? reject(error) : resolve(made));
}

function toBrotli(plain: Buffer, options: BrotliOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => brotliCompress(plain, options, settle(resolve, reject)));
}

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
    chunkSize: Math.max(SMALLEST_COMPRESSED, Math.ceil(plain.length * PIECE_PART)),
  });
  return { body, headers: { 'content-length': body.length, 'content-encoding': 'br' } };
}
