import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { choosePart } from './file-part.ts';

/**
 * What the handler of an endpoint with a `file` gives: always offered as a download, never shown in the shop's own name. With `etag`, which
 * other bytes never have, a part of it can be asked for: a download that broke off goes on where it was.
 */
export type FileAnswer = { name: string; type: string } & (
  | { content: Buffer | Readable; size?: number; etag?: undefined }
  | { content: Readable; size: number; etag: string }
);

/** RFC 6266: plain letters for old programs, the true name for all others. */
function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007e]/g, '')
    .replaceAll(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function wholeOf({ content, size }: FileAnswer) {
  return { content, length: Buffer.isBuffer(content) ? content.length : size };
}

export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const { content, length } = file.etag === undefined ? wholeOf(file) : choosePart(reply, file);
  if (length !== undefined) reply.header('content-length', String(length));
  return reply
    .header('content-disposition', attachment(file.name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(file.type)
    .send(content);
}
