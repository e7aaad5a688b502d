import {
  BLOG_COMMENT_STATUS_LABELS,
  BLOG_COMMENT_STATUSES,
  type BlogCommentStatus,
} from '@tokpa/contract/blog-comments';
import { Status, type Tone } from '../ui/index.ts';

const TONES: Readonly<Record<BlogCommentStatus, Tone>> = {
  PENDING: 'waiting',
  APPROVED: 'good',
  REJECTED: 'over',
  SPAM: 'bad',
};

export const COMMENT_STATUS_CHOICES = BLOG_COMMENT_STATUSES.map((id) => ({
  id,
  name: BLOG_COMMENT_STATUS_LABELS[id],
}));

/** What may be decided about a comment, as a button says it, and what is said once it is done. */
export const JUDGEMENTS = [
  { status: 'APPROVED', act: 'Publier', done: 'Publié' },
  { status: 'REJECTED', act: 'Refuser', done: 'Refusé' },
  { status: 'SPAM', act: 'Indésirable', done: 'Écarté' },
] as const satisfies readonly { status: BlogCommentStatus; act: string; done: string }[];

export function CommentStatus({ status }: { status: BlogCommentStatus }) {
  return <Status label={BLOG_COMMENT_STATUS_LABELS[status]} tone={TONES[status]} />;
}
