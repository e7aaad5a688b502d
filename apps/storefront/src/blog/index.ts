export { toCommentPage } from './comment-page.ts';
export { Comments } from './comments.tsx';
export { PostArticle } from './post-article.tsx';
export { postEntry, toShownPost } from './shown-post.ts';
