import { useState } from 'react';
import { useListContext, useUnselectAll } from 'react-admin';
import { REVIEW_CONTENT_MAX } from '@tokpa/contract/limits';
import type { StaffReview } from '@tokpa/contract/reviews';
import { Alert, Button, DialogContentText, Stack, TextField } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, useAct } from '../ui/index.ts';
import { JUDGEMENTS } from './review-status.tsx';

function judge(id: string, body: { status?: StaffReview['status']; reply?: string }) {
  return api.call('PUT /reviews/{id}', { params: { id }, body });
}

function ReplyDialog({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const [reply, setReply] = useState(review.reply ?? '');
  const isWaiting = review.status === 'PENDING';
  const send = useAct({
    run: () => judge(review.id, { reply, ...(isWaiting && reply.trim() !== '' && { status: 'APPROVED' as const }) }),
    done: 'Réponse enregistrée',
    onDone: onClose,
  });
  return (
    <ActDialog
      title="Répondre à l’avis"
      submitLabel={isWaiting ? 'Publier avec la réponse' : 'Enregistrer la réponse'}
      isBusy={send.isBusy}
      problem={send.problem}
      onSubmit={() => send.act(undefined)}
      onClose={onClose}
    >
      <DialogContentText>« {review.content} »</DialogContentText>
      <TextField
        label="Réponse de la boutique"
        value={reply}
        onChange={({ target }) => setReply(target.value)}
        multiline
        minRows={3}
        helperText="Tout le monde la lit sous l’avis. Vide : pas de réponse"
        slotProps={{ htmlInput: { maxLength: REVIEW_CONTENT_MAX } }}
      />
    </ActDialog>
  );
}

function JudgeButton({ review, to }: { review: StaffReview; to: (typeof JUDGEMENTS)[number] }) {
  const judging = useAct({ run: () => judge(review.id, { status: to.status }), done: `${to.done} : avis` });
  return (
    <>
      <Button
        size="small"
        variant={to.status === 'APPROVED' ? 'contained' : 'outlined'}
        loading={judging.isBusy}
        onClick={() => judging.act(undefined)}
        sx={{ minHeight: 44 }}
      >
        {to.act}
      </Button>
      {judging.problem !== undefined && <Alert severity="error">{judging.problem}</Alert>}
    </>
  );
}

/** What may be done with one review now. */
export function ReviewActs({ review }: { review: StaffReview }) {
  const [isAnswering, setIsAnswering] = useState(false);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {JUDGEMENTS.filter(({ status }) => status !== review.status).map((to) => (
        <JudgeButton key={to.status} review={review} to={to} />
      ))}
      <Button size="small" onClick={() => setIsAnswering(true)} sx={{ minHeight: 44 }}>
        {review.reply === null ? 'Répondre' : 'Changer la réponse'}
      </Button>
      {isAnswering && <ReplyDialog review={review} onClose={() => setIsAnswering(false)} />}
    </Stack>
  );
}

function BulkButton({ status, act, done }: (typeof JUDGEMENTS)[number]) {
  const { selectedIds } = useListContext<StaffReview>();
  const unselectAll = useUnselectAll('reviews');
  const judging = useAct({
    run: async () => {
      for (const id of selectedIds) await judge(id, { status });
    },
    done: `${done} : ${selectedIds.length} avis`,
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
  return JUDGEMENTS.map((to) => <BulkButton key={to.status} {...to} />);
}
