import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

// Below this a compressed answer is not smaller by a packet.
const SMALLEST_COMPRESSED = 1024;
// Up to here, on two cores that both have work, handing it to another thread and hearing from it costs more than doing it (0.3 ms).
const LARGEST_AT_ONCE = 32_768;
// Pages are what telephones load. What the API answers is made anew more often than it is read from memory: by two fifths of the time, a
// list of 23 KB is 3.4 KB and not 3.0, a product of 2 KB 70 bytes more.
const BROTLI_QUALITY = { page: 5, data: 2 } as const;
// 64 KB. The usual window of 4 MB is memory to be taken and given back each time, and twice the work; the answers are as small with this one.
const BROTLI_WINDOW_BITS = 16;
const GZIP_LEVEL = 6;
// Room for all of a page or an answer in one piece: compressed they come to a fifth and less.
const PIECE_PART = 0.25;

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];
/** What is compressed: an answer of the API, or all else. */
export type Compressed = keyof typeof BROTLI_QUALITY;

const WEIGHED: Readonly<Record<Encoding, RegExp>> = {
  br: /\bbr\s*;\s*q=([\d.]+)/i,
  gzip: /\bgzip\s*;\s*q=([\d.]+)/i,
};

/** Whether so many bytes of text are worth compressing. */
export function isCompressible(bytes: number): boolean {
  return bytes >= SMALLEST_COMPRESSED;
}

/** RFC 9110, 12.4.2: what is named without a weight is wanted most, a weight of nought is a refusal. */
function weightIn(acceptEncoding: string, name: Encoding): number {
  if (!acceptEncoding.includes(name)) return 0;
  return Number(WEIGHED[name].exec(acceptEncoding)?.[1] ?? 1);
}

/** The `Accept-Encoding` of a caller → the encoding that they like best, the smaller one where they like both alike; undefined: the bytes as they are. */
export function bestEncoding(acceptEncoding = ''): Encoding | undefined {
  // As all browsers write it.
  if (!acceptEncoding.includes('q=')) return ENCODINGS.find((name) => acceptEncoding.includes(name));
  const [br, gzip] = [weightIn(acceptEncoding, 'br'), weightIn(acceptEncoding, 'gzip')];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : undefined;
}

const pieceFor = ({ length }: Buffer) => Math.max(SMALLEST_COMPRESSED, Math.ceil(length * PIECE_PART));

function brotliOptions(plain: Buffer, what: Compressed): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[what],
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
    chunkSize: pieceFor(plain),
  };
}

type Callback = (error: Error | null, made: Buffer) => void;

/**
 * A function of its own, so that it holds nothing of what is compressed. Node's compressor, its piece and this callback stay until the next full
 * collection, as an object does that native code has a hold on.
 */
function settle(resolve: (made: Buffer) => void, reject: (error: Error) => void): Callback {
  return (error, made) => (error ? reject(error) : resolve(made));
}

function inAnotherThread(work: (callback: Callback) => void): Promise<Buffer> {
  // What the library throws at once, out of memory say, is told like what it finds later.
  return new Promise((resolve, reject) => work(settle(resolve, reject)));
}

/** The bytes in that encoding: those of a short answer at once, those of a long one by another thread. */
export function compress(plain: Buffer, encoding: Encoding, what: Compressed): Buffer | Promise<Buffer> {
  const isAtOnce = plain.length <= LARGEST_AT_ONCE;
  if (encoding === 'br') {
    const options = brotliOptions(plain, what);
    return isAtOnce
      ? brotliCompressSync(plain, options)
      : inAnotherThread((then) => brotliCompress(plain, options, then));
  }
  const options = { level: GZIP_LEVEL, chunkSize: pieceFor(plain) };
  return isAtOnce ? gzipSync(plain, options) : inAnotherThread((then) => gzip(plain, options, then));
}
