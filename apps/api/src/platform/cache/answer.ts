import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bestEncoding, compress, type Compressed, type Encoding, isCompressible } from '#platform/http/compression';

/** The bytes in one encoding, none for as they are, and all headers that they leave with: names and values in turns. */
export type Form = { readonly encoding?: Encoding; readonly headers: readonly string[]; readonly body: Buffer };

/**
 * A whole answer: its bytes and headers, made once and sent many times. The forms in which it is sent, and the ETag, are made when they are first
 * asked for: for what only pages are made from, never.
 */
export type Answer = {
  readonly etag: string;
  /** What it may come to take in memory, in all its forms. */
  readonly bytes: number;
  readonly tags: readonly string[];
  readonly status: number;
  readonly what: Compressed;
  readonly identity: Form;
  readonly compressed: Map<Encoding, Form | Promise<Form>>;
  text(): string;
};

type Ingredients = {
  what: Compressed;
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | string;
  tags: Iterable<string>;
};

// Of text: measured on the shop's own pages and lists, both encodings together, with something to spare.
const COMPRESSED_PART = 0.5;
// One letter beyond Latin-1 makes it so for all of a text.
const BYTES_A_LETTER = 2;

function sizeOf(body: Buffer | string): number {
  const { length } = body;
  const plain = typeof body === 'string' ? length * BYTES_A_LETTER : length;
  return Math.ceil(plain + (isCompressible(length) ? length * COMPRESSED_PART : 0));
}

/** The same bytes, in no more memory than they take: a short buffer is part of one of 64 KB that Node gives to all, and all of it would be kept. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

/** The text as UTF-8, in memory of its own too. */
function bytesOf(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  own.write(text);
  return own;
}

/** The answer as it is sent uncompressed, and what it is known by. */
function plainForm(headers: Ingredients['headers'], body: Buffer): { etag: string; identity: Form } {
  // Weak: the same answer in another encoding has other bytes.
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const written = Object.entries(headers).flat();
  written.push('vary', 'Accept-Encoding', 'etag', etag, 'content-length', String(body.length));
  return { etag, identity: { headers: written, body } };
}

/** Its getters are a class's: those of an object literal are old at birth, as V8 has it, and would hold what they read until the next full collection. */
class MadeAnswer implements Answer {
  readonly bytes: number;
  readonly tags: readonly string[];
  readonly status: number;
  readonly what: Compressed;
  readonly compressed = new Map<Encoding, Form | Promise<Form>>();
  readonly #headers: Ingredients['headers'];
  #content: Buffer | string;
  #plain: ReturnType<typeof plainForm> | undefined;

  constructor({ what, status, headers, body, tags }: Ingredients) {
    this.bytes = sizeOf(body);
    this.tags = [...tags];
    this.status = status;
    this.what = what;
    this.#headers = headers;
    this.#content = body;
  }

  #made(): ReturnType<typeof plainForm> {
    if (this.#plain) return this.#plain;
    const bytes = typeof this.#content === 'string' ? bytesOf(this.#content) : ownBytes(this.#content);
    this.#content = bytes;
    this.#plain = plainForm(this.#headers, bytes);
    return this.#plain;
  }

  get etag(): string {
    return this.#made().etag;
  }

  get identity(): Form {
    return this.#made().identity;
  }

  text(): string {
    return this.#content.toString();
  }
}

/** Status, headers (lower case, without length, encoding and ETag) and body → the answer. */
export function makeAnswer(ingredients: Ingredients): Answer {
  return new MadeAnswer(ingredients);
}

function compressForm({ identity: { headers, body: plain }, what }: Answer, encoding: Encoding): Form | Promise<Form> {
  const toForm = (made: Buffer): Form => ({
    encoding,
    headers: [...headers.slice(0, -1), String(made.length), 'content-encoding', encoding],
    body: ownBytes(made),
  });
  const made = compress(plain, encoding, what);
  return made instanceof Promise ? made.then(toForm) : toForm(made);
}

/** The best form that the caller reads: at hand, or being made by the first who asks for it. */
function formFor(answer: Answer, acceptEncoding: string): Form | Promise<Form> {
  const { identity, compressed } = answer;
  const encoding = isCompressible(identity.body.length) ? bestEncoding(acceptEncoding) : undefined;
  if (encoding === undefined) return identity;
  const known = compressed.get(encoding);
  if (known) return known;
  const made = compressForm(answer, encoding);
  compressed.set(encoding, made);
  if (made instanceof Promise) {
    const keep = (form: Form) => compressed.set(encoding, form);
    // The next asker tries again.
    const forget = () => compressed.delete(encoding);
    made.then(keep, forget);
  }
  return made;
}

const TAGS = /"[^"]*"/g;

/** Whether the caller's If-None-Match names this answer. Strong or weak does not matter here: the same answer is the same answer. */
function isKnown(ifNoneMatch: string | undefined, answer: Answer): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.match(TAGS)?.some((tag) => answer.etag === `W/${tag}`) ?? false;
}

/** Writes a whole answer: 304 when the caller has it already, else in the best encoding that the caller reads. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], answer)) {
    response.writeHead(304, withoutBody(answer.identity.headers)).end();
    return;
  }
  const form = formFor(answer, request.headers['accept-encoding']?.toString() ?? '');
  if (!(form instanceof Promise)) {
    sendForm(request, response, answer.status, form);
    return;
  }
  form.then(
    (made) => sendForm(request, response, answer.status, made),
    // Out of memory, say: the caller sees a broken connection and asks again.
    (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
  );
}

function sendForm(request: IncomingMessage, response: ServerResponse, status: number, { headers, body }: Form): void {
  response.writeHead(status, headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

// RFC 9110, 15.4.5: they stay away with it; its length would have to be that of the whole answer.
const ABOUT_THE_BODY: ReadonlySet<string> = new Set(['content-length', 'content-encoding', 'content-type']);

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !ABOUT_THE_BODY.has(headers[index - (index % 2)] ?? ''));
}
