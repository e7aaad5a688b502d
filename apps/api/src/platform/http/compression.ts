import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// Below this a compressed answer is not smaller by a packet.
const SMALLEST_COMPRESSED = 1024;
/** How well: `quick` for one who waits for what was just made, `thorough` for all who ask after them. */
export type Effort = 'quick' | 'thorough';

// By a third of the work, a page of 79 KB is 13.6 KB and not 11.8, a list of 23 KB 3.4 and not 3.0.
const BROTLI_QUALITY = { quick: 2, thorough: 5 } as const;
const GZIP_LEVEL = { quick: 1, thorough: 6 } as const;
// Up to here, on two cores that both have work, handing it to another thread and hearing from it costs more than doing it (0.3 ms).
const LARGEST_AT_ONCE = 32_768;
// 64 KB. The usual window of 4 MB is memory to be taken and given back each time, and twice the work; the answers are as small with this one.
const BROTLI_WINDOW_BITS = 16;

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

// RFC 9110, 12.4.2: a weight of nought is a refusal.
const REFUSED: Readonly<Record<Encoding, RegExp>> = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i,
};

/** Whether so many bytes of text are worth compressing. */
export function isCompressible(bytes: number): boolean {
  return bytes >= SMALLEST_COMPRESSED;
}

/** The `Accept-Encoding` of a caller → the best encoding that they read; undefined: the bytes as they are. */
export function bestEncoding(acceptEncoding = ''): Encoding | undefined {
  return ENCODINGS.find((name) => acceptEncoding.includes(name) && !REFUSED[name].test(acceptEncoding));
}

function brotliOptions(plain: Buffer, effort: Effort): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
    // One piece for all of it, and not one of 16 KB.
    chunkSize: Math.max(SMALLEST_COMPRESSED, plain.length),
  };
}

/** The bytes in that encoding: those of a short answer at once, those of a long one by another thread. */
export function compress(plain: Buffer, encoding: Encoding, effort: Effort): Buffer | Promise<Buffer> {
  const isAtOnce = plain.length <= LARGEST_AT_ONCE;
  if (encoding === 'br') return (isAtOnce ? brotliCompressSync : toBrotli)(plain, brotliOptions(plain, effort));
  return (isAtOnce ? gzipSync : toGzip)(plain, { level: GZIP_LEVEL[effort] });
}
