import { useState } from 'react';
import { useListContext, useUnselectAll } from 'react-admin';
import { BLOG_COMMENT_MAX, type BlogComment, type BlogCommentStatus } from '@tokpa/contract/blog-comments';
import { Alert, Button, DialogContentText, Stack, TextField } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, useAct } from '../ui/index.ts';
import { JUDGEMENTS } from './comment-status.tsx';

function judge(id: string, body: { status?: BlogCommentStatus; answer?: string }) {
  return api.call('PUT /blog-comments/{id}', { params: { id }, body });
}

function AnswerDialog({ comment, onClose }: { comment: BlogComment; onClose: () => void }) {
  const [answer, setAnswer] = useState(comment.answer ?? '');
  const isWaiting = comment.status === 'PENDING';
  const send = useAct({
    run: () => judge(comment.id, { answer, ...(isWaiting && answer.trim() !== '' && { status: 'APPROVED' as const }) }),
    done: 'Réponse enregistrée',
    onDone: onClose,
  });
  return (
    <ActDialog
      title="Répondre au commentaire"
      submitLabel={isWaiting ? 'Publier avec la réponse' : 'Enregistrer la réponse'}
      isBusy={send.isBusy}
      problem={send.problem}
      onSubmit={() => send.act(undefined)}
      onClose={onClose}
    >
      <DialogContentText>« {comment.content} »</DialogContentText>
      <TextField
        label="Réponse de la boutique"
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        multiline
        minRows={3}
        helperText="Tout le monde la lit sous le commentaire. Vide : pas de réponse"
        slotProps={{ htmlInput: { maxLength: BLOG_COMMENT_MAX } }}
      />
    </ActDialog>
  );
}

function JudgeButton({ comment, to }: { comment: BlogComment; to: (typeof JUDGEMENTS)[number] }) {
  const { status, act, done } = to;
  const judging = useAct({ run: () => judge(comment.id, { status }), done: `${done} : commentaire` });
  return (
    <>
      <Button
        size="small"
        variant={status === 'APPROVED' ? 'contained' : 'outlined'}
        loading={judging.isBusy}
        onClick={() => judging.act(undefined)}
        sx={{ minHeight: 44 }}
      >
        {act}
      </Button>
      {judging.problem !== undefined && <Alert severity="error">{judging.problem}</Alert>}
    </>
  );
}

/** What may be done with one comment now. */
export function CommentActs({ comment }: { comment: BlogComment }) {
  const [isAnswering, setIsAnswering] = useState(false);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {JUDGEMENTS.filter(({ status }) => status !== comment.status).map((to) => (
        <JudgeButton key={to.status} comment={comment} to={to} />
      ))}
      <Button size="small" onClick={() => setIsAnswering(true)} sx={{ minHeight: 44 }}>
        {comment.answer === null ? 'Répondre' : 'Changer la réponse'}
      </Button>
      {isAnswering && <AnswerDialog comment={comment} onClose={() => setIsAnswering(false)} />}
    </Stack>
  );
}

function BulkButton({ status, act, done }: (typeof JUDGEMENTS)[number]) {
  const { selectedIds } = useListContext<BlogComment>();
  const unselectAll = useUnselectAll('blog-comments');
  const judging = useAct({
    run: async () => {
      for (const id of selectedIds) await judge(id, { status });
    },
    done: `${done} : ${selectedIds.length} commentaire${selectedIds.length > 1 ? 's' : ''}`,
    onDone: () => unselectAll(),
  });
  return (
    <>
      <Button loading={judging.isBusy} onClick={() => judging.act(undefined)} sx={{ minHeight: 44 }}>
        {act}
      </Button>
      {judging.problem !== undefined && <Alert severity="error">{judging.problem}</Alert>}
    </>
  );
}

/** One decision about all that are ticked. */
export function BulkJudgement() {
  return (
    <>
      {JUDGEMENTS.map((to) => (
        <BulkButton key={to.status} {...to} />
      ))}
    </>
  );
}
