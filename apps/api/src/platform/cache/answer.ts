import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// Below this a compressed answer is not smaller by a packet.
const SMALLEST_COMPRESSED = 1024;
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

type Form = { headers: readonly string[]; body: Buffer };

/** A whole answer, ready to be written: its bytes in each encoding and its headers, made once and sent many times. */
export type Answer = {
  readonly etag: string;
  readonly bytes: number;
  readonly tags: readonly string[];
  readonly status: number;
  readonly forms: { readonly identity: Form; readonly gzip?: Form; readonly br?: Form };
};

type Ingredients = { status: number; headers: Readonly<Record<string, string>>; body: Buffer; tags: Iterable<string> };

function form(ingredients: Ingredients, etag: string, body: Buffer, encoding?: 'br' | 'gzip'): Form {
  const headers = Object.entries(ingredients.headers).flat();
  headers.push('vary', 'Accept-Encoding', 'etag', etag, 'content-length', String(body.length));
  if (encoding) headers.push('content-encoding', encoding);
  return { headers, body };
}

/** Status, headers (lower case, without length, encoding and ETag) and body → the answer in every encoding. */
export async function makeAnswer(ingredients: Ingredients): Promise<Answer> {
  const { body, status } = ingredients;
  // Weak: the same answer in another encoding has other bytes.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const identity = form(ingredients, etag, body);
  const tags = [...ingredients.tags];
  if (body.length < SMALLEST_COMPRESSED) return { etag, bytes: body.length, tags, status, forms: { identity } };
  const [br, gz] = await Promise.all([
    toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(body, { level: GZIP_LEVEL }),
  ]);
  return {
    etag,
    bytes: body.length + br.length + gz.length,
    tags,
    status,
    forms: { identity, br: form(ingredients, etag, br, 'br'), gzip: form(ingredients, etag, gz, 'gzip') },
  };
}

/** The best form that the caller reads. */
export function formFor(answer: Answer, acceptEncoding: string): Form {
  const { br, gzip: gz, identity } = answer.forms;
  if (br && acceptEncoding.includes('br')) return br;
  if (gz && acceptEncoding.includes('gzip')) return gz;
  return identity;
}

const TAGS = /"[^"]*"/g;

/** Whether the caller's If-None-Match names this answer. Strong or weak does not matter here: the same answer is the same answer. */
export function isKnown(ifNoneMatch: string | undefined, answer: Answer): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.match(TAGS)?.some((tag) => answer.etag === `W/${tag}`) ?? false;
}

/** Writes a whole answer: 304 when the caller has it already, else in the best encoding that the caller reads. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const chosen = formFor(answer, request.headers['accept-encoding']?.toString() ?? '');
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], answer)) {
    response.writeHead(304, withoutBody(chosen.headers)).end();
    return;
  }
  response.writeHead(answer.status, chosen.headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(chosen.body);
}

const ABOUT_THE_BODY = new Set(['content-length', 'content-encoding', 'content-type']);

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !ABOUT_THE_BODY.has(headers[index - (index % 2)] ?? ''));
}
