import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

/** The numbers of its first and its last byte. */
type Part = { first: number; last: number };
type KnownFile = { content: Readable; size: number; etag: string };

const ONE_PART = /^bytes=(\d*)-(\d*)$/i;

/** RFC 9110, 14.1.2: from a byte on, from one to another, or the last so many. Undefined for several parts at once, and for what is none. */
function partIn(range: string, size: number): Part | undefined {
  const [, from = '', to = ''] = ONE_PART.exec(range) ?? [];
  if (from === '') return to === '' ? undefined : { first: Math.max(size - Number(to), 0), last: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return { first: Number(from), last: Math.min(to === '' ? size : Number(to), size - 1) };
}

/** Whether what is asked for only continues what the caller has: its first byte is not among it. */
export function isContinuation(range: string | undefined): boolean {
  return range !== undefined && !/^bytes=0+-/i.test(range);
}

/** What is asked for; who has the beginning of another file needs all of this one. */
function partAsked({ headers, method }: FastifyRequest, { size, etag }: KnownFile): Part | undefined {
  const { range } = headers;
  const ifRange = headers['if-range'] ?? etag;
  if (range === undefined || method !== 'GET' || ifRange !== etag) return undefined;
  return partIn(range, size);
}

/** The store reads a file from its beginning: what the caller has already is thrown away here, where it costs them nothing. */
async function* bytesOf(content: Readable, { first, last }: Part): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    const wanted = piece.subarray(Math.max(first - at, 0), last + 1 - at);
    if (wanted.length > 0) yield wanted;
    at += piece.length;
    if (at > last) return;
  }
}

function readPart(content: Readable, part: Part): Readable {
  const bytes = Readable.from(bytesOf(content, part), { objectMode: false });
  // Before the first piece is asked for, nothing else listens to it and nothing else closes it.
  content.once('error', (error) => bytes.destroy(error));
  return bytes.once('close', () => content.destroy());
}

/** All of a file, or the part of it that is asked for (206). Throws a Problem for a part that it does not have. */
export function choosePart(reply: FastifyReply, file: KnownFile): { content: Readable; length: number } {
  const { content, size, etag } = file;
  const part = partAsked(reply.request, file);
  if (part && part.first > part.last) {
    content.destroy();
    reply.header('content-range', `bytes */${size}`);
    throw new Problem('range_not_satisfiable');
  }
  reply.header('accept-ranges', 'bytes').header('etag', etag);
  if (!part) return { content, length: size };
  reply.status(206).header('content-range', `bytes ${part.first}-${part.last}/${size}`);
  return { content: readPart(content, part), length: part.last - part.first + 1 };
}
