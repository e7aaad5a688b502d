import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What the handler of an endpoint with a `file` gives: always offered as a download, never shown in the shop's own name. */
export type FileAnswer = { name: string; type: string; content: Buffer | Readable; size?: number };

/** RFC 6266: plain letters for old programs, the true name for all others. */
function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007e]/g, '')
    .replaceAll(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export function sendFile(reply: FastifyReply, { name, type, content, size }: FileAnswer): FastifyReply {
  const length = Buffer.isBuffer(content) ? content.length : size;
  if (length !== undefined) reply.header('content-length', String(length));
  return reply
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)
    .send(content);
}
