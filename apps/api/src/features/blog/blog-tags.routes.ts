import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { selectTagPage } from './blog-tags.queries.ts';
import { changeTag, createTag, findTagOrThrow, removeTag } from './change-tag.ts';

export function blogTagRoutes(platform: Platform, route: Route): void {
  const { reads, clock } = platform;

  route('GET /blog-tags', async ({ query, tag }) => {
    tag('blog-tags', 'blog-posts');
    return selectTagPage(reads, query, clock.now());
  });

  route('GET /blog-tags/{id}', async ({ params, tag }) => {
    tag('blog-tags', 'blog-posts');
    return { data: await findTagOrThrow(platform, reads, { idOrSlug: params.id }) };
  });

  route('POST /blog-tags', async ({ body, session }) => ({ data: await createTag(platform, session, body) }));

  route('PUT /blog-tags/{id}', async ({ params, body, session }) => ({
    data: await changeTag(platform, session, { id: params.id, change: body }),
  }));

  route('DELETE /blog-tags/{id}', async ({ params, session }) => {
    await removeTag(platform, session, params.id);
    return { message: 'Étiquette supprimée' };
  });
}
