import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_FILE, MEDIA_PREFIX, narrower, type Platform } from '@tokpa/api';

// « public » says no more, and ten times to a page.
const FOR_EVER = 'max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
const ALWAYS_ASKED = 'no-cache';
const WORKER_FILE = 'sw.js';

// They say how a document may behave. On a script or a picture they would be the larger part of a small file, at the shopper's cost.
const FOR_DOCUMENTS = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-frame-options',
] as const;

function dropDocumentHeaders(reply: FastifyReply): void {
  for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
}

/** `file` is a path below the built folder, perhaps in its compressed form. */
function lifeOf(file: string): string {
  if (file.startsWith(WORKER_FILE)) return ALWAYS_ASKED;
  return file.startsWith('assets') ? FOR_EVER : FOR_A_DAY;
}

/** Modules are read as UTF-8 whatever a header says. This name of RFC 9239 is 22 bytes shorter than the usual one, ten times to a page. */
const nameScriptsShortly = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (String(reply.getHeader('content-type')).includes('javascript')) reply.header('content-type', 'text/javascript');
};

/** The built scripts, styles and fonts; those below assets/ carry a hash in their name and never change. */
async function serveAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  app.addHook('onSend', nameScriptsShortly);
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    globIgnore: [WORKER_FILE],
    preCompressed: true,
    index: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders(response, file) {
      dropDocumentHeaders(response);
      // That the connection stays goes without saying, and the page itself has said for how long: 48 bytes, ten times to a page.
      response.raw.removeHeader('connection');
      response.header('cache-control', lifeOf(path.relative(clientFolder, file)));
    },
  });
}

/** The worker is asked for again at each visit: 304 until a release changes it. */
function serveWorker(app: FastifyInstance): void {
  app.get(`/${WORKER_FILE}`, (_request, reply) => reply.sendFile(WORKER_FILE, { etag: true }));
}

/** The picture that was asked for; one width less for who has asked their browser to spare data (`Save-Data`). */
async function findPicture({ files }: Platform, name: string, savesData: boolean): Promise<string | undefined> {
  const smaller = narrower(name);
  if (savesData && (await files.exists(smaller))) return smaller;
  return (await files.exists(name)) ? name : undefined;
}

/** Pictures, from wherever files are kept. Their names are made of their content. */
function serveMedia(app: FastifyInstance, platform: Platform): void {
  app.get(`${MEDIA_PREFIX}*`, async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    // No path can lead outside.
    const [, format] = MEDIA_FILE.exec(name) ?? [];
    const picture = format && (await findPicture(platform, name, request.headers['save-data'] === 'on'));
    if (!picture) return reply.callNotFound();
    dropDocumentHeaders(reply);
    // Mails read in a browser, comparison sites and blogs show them in pages of their own.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('cache-control', FOR_EVER).header('vary', 'Save-Data').type(`image/${format}`);
    return reply.send(await platform.files.getStream(picture));
  });
}

export function serveStaticFiles(app: FastifyInstance, platform: Platform, clientFolder: string): void {
  void app.register(async (built) => {
    await serveAssets(built, clientFolder);
    serveWorker(built);
  });
  serveMedia(app, platform);
}
