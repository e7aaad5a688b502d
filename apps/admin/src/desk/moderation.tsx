import { useState } from 'react';
import { useUnselect } from 'react-admin';
import { Alert, Button, DialogContentText, Stack, TextField } from '@mui/material';
import { ActDialog, BulkButton, useAct } from '../ui/index.ts';

/** What may be decided, as a button says it, and what is said once it is done. */
type Judgement<Status extends string> = { status: Status; act: string; done: string };

/** What readers and customers wrote, which somebody here lets through or not, and may answer. */
export type Moderation<Status extends string> = {
  resource: string;
  judgements: readonly Judgement<Status>[];
  /** « 2 avis » */
  counted: (count: number) => string;
  answerTitle: string;
  answerHelp: string;
  answerMax: number;
  judge: (id: string, decision: { status?: Status | 'APPROVED'; answer?: string }) => Promise<unknown>;
};

type Judged<Status extends string> = { id: string; status: Status | 'PENDING'; content: string; answer: string | null };
type OfOne<Status extends string> = { moderation: Moderation<Status>; row: Judged<Status> };

function AnswerDialog<Status extends string>({ moderation, row, onClose }: OfOne<Status> & { onClose: () => void }) {
  const [answer, setAnswer] = useState(row.answer ?? '');
  const isWaiting = row.status === 'PENDING';
  const publishes = isWaiting && answer.trim() !== '';
  const unselect = useUnselect(moderation.resource);
  const send = useAct({
    run: () => moderation.judge(row.id, { answer, ...(publishes && { status: 'APPROVED' as const }) }),
    done: 'Réponse enregistrée',
    onDone: () => {
      unselect([row.id]);
      onClose();
    },
  });
  return (
    <ActDialog
      title={moderation.answerTitle}
      submitLabel={isWaiting ? 'Publier avec la réponse' : 'Enregistrer la réponse'}
      isBusy={send.isBusy}
      problem={send.problem}
      onSubmit={() => send.act(undefined)}
      onClose={onClose}
    >
      <DialogContentText>« {row.content} »</DialogContentText>
      <TextField
        label="Réponse de la boutique"
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        multiline
        minRows={3}
        helperText={moderation.answerHelp}
        slotProps={{ htmlInput: { maxLength: moderation.answerMax } }}
      />
    </ActDialog>
  );
}

function JudgeButton<Status extends string>({ moderation, row, to }: OfOne<Status> & { to: Judgement<Status> }) {
  const unselect = useUnselect(moderation.resource);
  const judging = useAct({
    run: () => moderation.judge(row.id, { status: to.status }),
    done: `${to.done} : ${moderation.counted(1)}`,
    onDone: () => unselect([row.id]),
  });
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

/** What may be done with one of them now. */
export function ModerationActs<Status extends string>({ moderation, row }: OfOne<Status>) {
  const [isAnswering, setIsAnswering] = useState(false);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {moderation.judgements
        .filter(({ status }) => status !== row.status)
        .map((to) => (
          <JudgeButton key={to.status} moderation={moderation} row={row} to={to} />
        ))}
      <Button size="small" onClick={() => setIsAnswering(true)} sx={{ minHeight: 44 }}>
        {row.answer === null ? 'Répondre' : 'Changer la réponse'}
      </Button>
      {isAnswering && <AnswerDialog moderation={moderation} row={row} onClose={() => setIsAnswering(false)} />}
    </Stack>
  );
}

/** One decision about all that are ticked. */
export function BulkJudgement<Status extends string>({ moderation }: { moderation: Moderation<Status> }) {
  return moderation.judgements.map((to) => (
    <BulkButton
      key={to.status}
      label={to.act}
      run={(id) => moderation.judge(id, { status: to.status })}
      done={(count) => `${to.done} : ${moderation.counted(count)}`}
    />
  ));
}
