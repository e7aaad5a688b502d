import { isContinuation } from '#platform/http/file-part';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { selectContentPage } from './content-library.queries.ts';
import { downloadContent } from './download-content.ts';
import { findContentFor, readerFor, toContentItem } from './read-content.ts';
import { changeContent, createContent, removeContent } from './write-content.ts';

export function contentLibraryRoutes(platform: Platform, route: Route): void {
  route('GET /content-library', async ({ query, session }) => {
    const page = await selectContentPage(platform.db, query, await readerFor(platform, session));
    return { ...page, data: page.data.map(toContentItem) };
  });

  route('GET /content-library/{id}', async ({ params, session }) => ({
    data: toContentItem(await findContentFor(platform, session, params.id)),
  }));

  route('GET /content-library/{id}/file', ({ params: { id }, session, header, isHead }) =>
    downloadContent(platform, session, { id, isBegun: !isHead && !isContinuation(header('range')) }),
  );

  route('POST /content-library', async ({ body, files, session }) => ({
    data: await createContent(platform, session, { change: body, files }),
  }));

  route('PUT /content-library/{id}', async ({ params, body, files, session }) => ({
    data: await changeContent(platform, session, { id: params.id, change: body, files }),
  }));

  route('DELETE /content-library/{id}', async ({ params, session }) => {
    await removeContent(platform, session, params.id);
    return { message: 'Document supprimé' };
  });
}
