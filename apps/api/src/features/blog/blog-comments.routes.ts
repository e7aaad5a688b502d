import { tagsOfAddress } from '#db/read-even-moved';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { knowsEmails, withKnownEmail } from '#platform/with-known-email';
import { selectApprovedComments, selectCommentPage } from './blog-comments.queries.ts';
import { commentOnPost, findReadablePost, toPublicComment } from './comment-on-post.ts';
import { findCommentOrThrow, judgeComment, removeComment } from './judge-comment.ts';

export function blogCommentRoutes(platform: Platform, route: Route): void {
  const { db, reads } = platform;

  route('GET /blog-posts/{id}/comments', async ({ params, query, tag }) => {
    const post = await findReadablePost(platform, reads, params.id);
    const { id } = post;
    tag(`blog-comments:${id}`, `blog-post:${id}`, ...tagsOfAddress(params.id, post, 'blog-posts'));
    const page = await selectApprovedComments(reads, id, query);
    return { ...page, data: page.data.map(toPublicComment) };
  });

  route('POST /blog-posts/{id}/comments', async ({ params, body, session }) => {
    const comment = await commentOnPost(platform, {
      idOrSlug: params.id,
      userId: session.userId,
      content: body.content,
    });
    return {
      data: { ...toPublicComment(comment), status: comment.status },
      message: 'Merci ! Votre commentaire sera publié après relecture par notre équipe.',
    };
  });

  route('GET /blog-comments', async ({ query, session }) => {
    const page = await selectCommentPage(db, { ...query, byEmail: knowsEmails(session) });
    return { ...page, data: page.data.map((comment) => withKnownEmail(session, comment)) };
  });

  route('GET /blog-comments/{id}', async ({ params, session }) => ({
    data: withKnownEmail(session, await findCommentOrThrow(db, params.id)),
  }));

  route('PUT /blog-comments/{id}', async ({ params, body, session }) => ({
    data: withKnownEmail(session, await judgeComment(platform, session, { id: params.id, judgement: body })),
  }));

  route('DELETE /blog-comments/{id}', async ({ params, session }) => {
    await removeComment(platform, session, params.id);
    return { message: 'Commentaire supprimé' };
  });
}
