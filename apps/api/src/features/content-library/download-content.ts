import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '#features/auth';
import { API_PREFIX } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { countDownload } from './content-library.queries.ts';
import { findContentFor } from './read-content.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const BEARER = /^bearer (\S+)$/i;

function sessionOf(platform: Platform, request: FastifyRequest) {
  const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  return token === undefined ? undefined : authenticate(platform, token, request.ip);
}

/** RFC 6266: plain letters for old programs, the true name for all others. */
function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007e]/g, '')
    .replaceAll(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Bytes and not JSON, so that it stands beside the contract: a document as a download, never shown in the shop's own name. */
export function serveDownloads(platform: Platform, app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(`${API_PREFIX}/content-library/:id/file`, async (request, reply) => {
    const { id } = request.params;
    if (!UUID.test(id)) throw new Problem('content_not_found');
    const session = await sessionOf(platform, request);
    const { fileKey, fileName, mimeType, size } = await findContentFor(platform, session, id);
    if (fileKey === null || !(await platform.files.exists(fileKey))) throw new Problem('content_not_found');
    if (session?.kind !== 'staff') await countDownload(platform.db, id);
    return reply
      .header('content-disposition', attachment(fileName ?? 'document'))
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .header('content-length', String(size ?? 0))
      .type(mimeType ?? 'application/octet-stream')
      .send(await platform.files.getStream(fileKey));
  });
}
