import { useState } from 'react';
import { useListContext, useUnselectAll } from 'react-admin';
import { Alert, Button, DialogContentText, Stack, TextField } from '@mui/material';
import { ActDialog, useAct } from '../ui/index.ts';

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
  const send = useAct({
    run: () => moderation.judge(row.id, { answer, ...(publishes && { status: 'APPROVED' as const }) }),
    done: 'Réponse enregistrée',
    onDone: onClose,
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

type JudgeButtonProps<Status extends string> = {
  moderation: Moderation<Status>;
  to: Judgement<Status>;
  ids: readonly string[];
  variant?: 'contained' | 'outlined';
  onDone?: () => void;
  isBulk?: boolean;
};

function JudgeButton<Status extends string>(props: JudgeButtonProps<Status>) {
  const { moderation, to, ids, variant, onDone, isBulk = false } = props;
  const judging = useAct({
    run: async () => {
      for (const id of ids) await moderation.judge(id, { status: to.status });
    },
    done: `${to.done} : ${moderation.counted(ids.length)}`,
    ...(onDone && { onDone }),
    readsAnewIfRefused: isBulk,
  });
  return (
    <>
      <Button
        size={variant ? 'small' : 'medium'}
        variant={variant ?? 'text'}
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
          <JudgeButton
            key={to.status}
            moderation={moderation}
            to={to}
            ids={[row.id]}
            variant={to.status === 'APPROVED' ? 'contained' : 'outlined'}
          />
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
  const { selectedIds } = useListContext();
  const unselectAll = useUnselectAll(moderation.resource);
  return moderation.judgements.map((to) => (
    <JudgeButton
      key={to.status}
      moderation={moderation}
      to={to}
      ids={selectedIds.map(String)}
      onDone={() => unselectAll()}
      isBulk
    />
  ));
}
