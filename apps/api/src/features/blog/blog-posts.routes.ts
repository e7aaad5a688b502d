import { readEvenMoved, tagsOfAddress } from '#db/read-even-moved';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { type Session, staffWith } from '#platform/session';
import { selectPost, selectPostPage, type Viewer } from './blog-posts.queries.ts';
import { changePost, createPost, removePost } from './write-post.ts';

// What a post shows besides itself.
const NAMES = ['blog-categories', 'blog-tags'] as const;

export function blogPostRoutes(platform: Platform, route: Route): void {
  const { reads, clock } = platform;

  function viewerOf(session: Session | undefined): Viewer {
    return staffWith(session, 'blog-posts.read') ? 'staff' : { now: clock.now() };
  }

  async function readPost(idOrSlug: string, session: Session | undefined, tag: (...tags: string[]) => void) {
    const post = await readEvenMoved(reads, 'blog_post', idOrSlug, (named) =>
      selectPost(reads, named, { viewer: viewerOf(session) }),
    );
    if (!post) throw new Problem('blog_post_not_found');
    tag(`blog-post:${post.id}`, ...NAMES, ...tagsOfAddress(idOrSlug, post, 'blog-posts'));
    return { data: post };
  }

  route('GET /blog-posts', async ({ query, session, tag }) => {
    tag('blog-posts', ...NAMES);
    return selectPostPage(reads, query, viewerOf(session));
  });

  route('GET /blog-posts/{id}', ({ params, session, tag }) => readPost(params.id, session, tag));

  route('GET /blog-posts/slug/{slug}', ({ params, session, tag }) => readPost(params.slug, session, tag));

  route('POST /blog-posts', async ({ body, files, session }) => ({
    data: await createPost(platform, session, { change: body, files }),
  }));

  route('PUT /blog-posts/{id}', async ({ params, body, files, session }) => ({
    data: await changePost(platform, session, { id: params.id, change: body, files }),
  }));

  route('PATCH /blog-posts/{id}/status', async ({ params, body, session }) => ({
    data: await changePost(platform, session, { id: params.id, change: body, files: [] }),
  }));

  route('DELETE /blog-posts/{id}', async ({ params, session }) => {
    await removePost(platform, session, params.id);
    return { message: 'Article supprimé' };
  });
}
