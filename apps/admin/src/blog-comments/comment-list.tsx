import { SelectInput } from 'react-admin';
import { BLOG_COMMENT_STATUS_LABELS, type BlogComment } from '@tokpa/contract/blog-comments';
import { Stack, Typography } from '@mui/material';
import { fullNameOf } from '@tokpa/contract/full-name';
import { Inbox } from '../desk/index.ts';
import { csvExporter, DataTable, formatMoment, RecordLink, Rows, searchFilter, ShopAnswer } from '../ui/index.ts';
import { bulkJudgement, CommentActs } from './comment-acts.tsx';
import { COMMENT_STATUS_CHOICES, CommentStatus } from './comment-status.tsx';

const EMPTY = {
  none: 'Aucun commentaire pour l’instant.',
  unmatched: 'Aucun commentaire ne correspond à ces critères.',
};

const filters = [
  searchFilter({ label: 'Rechercher un commentaire', placeholder: 'Texte, lecteur, article' }),
  <SelectInput key="status" source="status" label="Statut" choices={COMMENT_STATUS_CHOICES} alwaysOn />,
];

const exporter = csvExporter<BlogComment>('commentaires', [
  ['Date', ({ createdAt }) => createdAt],
  ['Article', ({ post }) => post.title],
  ['Lecteur', ({ user }) => fullNameOf(user)],
  ['Email', ({ user }) => user.email],
  ['Commentaire', ({ content }) => content],
  ['Réponse', ({ answer }) => answer],
  ['Statut', ({ status }) => BLOG_COMMENT_STATUS_LABELS[status]],
]);

function Words({ comment: { content, answer, user, createdAt } }: { comment: BlogComment }) {
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{content}</Typography>
      {answer !== null && <ShopAnswer>{answer}</ShopAnswer>}
      <Typography variant="body2" color="text.secondary">
        {fullNameOf(user)}, {formatMoment(createdAt)}
      </Typography>
    </>
  );
}

function PostLink({ post }: Pick<BlogComment, 'post'>) {
  return (
    <RecordLink resource="blog-posts" id={post.id}>
      {post.title}
    </RecordLink>
  );
}

const Column = DataTable.Col<BlogComment>;

const table = (
  <DataTable rowClick={false} bulkActionButtons={bulkJudgement}>
    <Column source="createdAt" label="Commentaire" render={(comment) => <Words comment={comment} />} />
    <Column label="Article" disableSort render={({ post }) => <PostLink post={post} />} />
    <Column source="status" label="Statut" render={({ status }) => <CommentStatus status={status} />} />
    <Column label="Décision" disableSort render={(comment) => <CommentActs comment={comment} />} />
  </DataTable>
);

function CommentCard({ row: comment }: { row: BlogComment }) {
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <PostLink post={comment.post} />
        <CommentStatus status={comment.status} />
      </Stack>
      <div>
        <Words comment={comment} />
      </div>
      <CommentActs comment={comment} />
    </Stack>
  );
}

/** What readers wrote, those that wait first in mind: nothing of theirs is public before somebody here says so. */
export function CommentList() {
  return (
    <Inbox title="Commentaires" filters={filters} exporter={exporter} waiting="PENDING">
      <Rows<BlogComment> table={table} bulkActs={bulkJudgement} empty={EMPTY} card={CommentCard} />
    </Inbox>
  );
}
