import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useUnselect } from 'react-admin';
import { Alert, Button, Stack } from '@mui/material';
import { BulkButton, messageOf, useAct, useQuestion, useRowTitles } from '../ui/index.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { Judged, Judgement, Moderation } from './judged.ts';
import { wasHandledMeanwhile } from './was-handled-meanwhile.ts';

type OfOne<Status extends string> = { moderation: Moderation<Status>; row: Judged };

/** Shows what a colleague has decided meanwhile. The row may be of another list by now, and what stands beside it goes with it. */
function useShowMeanwhile() {
  const notify = useNotify();
  const refresh = useRefresh();
  return (refusal: unknown): never => {
    if (wasHandledMeanwhile(refusal)) {
      notify(messageOf(refusal), { type: 'error' });
      refresh();
    }
    throw refusal;
  };
}

type JudgeButtonProps<Status extends string> = OfOne<Status> & {
  to: Judgement<Status>;
  onJudged: (updatedAt: string) => void;
};

function JudgeButton<Status extends string>({ moderation, row, to, onJudged }: JudgeButtonProps<Status>) {
  const unselect = useUnselect(moderation.resource);
  const titleOf = useRowTitles();
  const showMeanwhile = useShowMeanwhile();
  const judging = useAct({
    run: () => moderation.judge(row, { status: to.status }).catch(showMeanwhile),
    done: `${to.done} : ${moderation.counted(1)}`,
    onDone: (_sent, { data }) => {
      unselect([row.id]);
      onJudged(data.updatedAt);
    },
  });
  return (
    <>
      <Button
        size="small"
        variant={to.status === 'APPROVED' ? 'contained' : 'outlined'}
        loading={judging.isBusy}
        aria-label={`${to.act} : ${titleOf(row)}`}
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
  const ask = useQuestion();
  const titleOf = useRowTitles();
  const answering = row.answer === null ? 'Répondre' : 'Changer la réponse';
  // What this row's buttons did is no colleague's act, and they are touched again before the list is read anew.
  const [own, setOwn] = useState<{ before: string; after: string }>();
  const read = own?.before === row.updatedAt ? { ...row, updatedAt: own.after } : row;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {moderation.judgements
        .filter(({ status }) => status !== row.status)
        .map((to) => (
          <JudgeButton
            key={to.status}
            moderation={moderation}
            row={read}
            to={to}
            onJudged={(after) => setOwn({ before: row.updatedAt, after })}
          />
        ))}
      <Button
        size="small"
        aria-label={`${answering} : ${titleOf(row)}`}
        onClick={() => ask((close) => <AnswerDialog moderation={moderation} row={read} onClose={close} />)}
        sx={{ minHeight: 44 }}
      >
        {answering}
      </Button>
    </Stack>
  );
}

/** One decision about all that are ticked. */
export function BulkJudgement<Status extends string>({ moderation }: { moderation: Moderation<Status> }) {
  const { data: rows = [] } = useListContext<Judged>();
  return moderation.judgements.map((to) => (
    <BulkButton
      key={to.status}
      label={to.act}
      run={(id) => moderation.judge(rows.find((row) => row.id === id) ?? { id }, { status: to.status })}
      done={(count) => `${to.done} : ${moderation.counted(count)}`}
    />
  ));
}
