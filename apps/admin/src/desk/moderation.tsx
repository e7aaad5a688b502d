import { useUnselect } from 'react-admin';
import { Alert, Button, Stack } from '@mui/material';
import { BulkButton, useAct } from '../ui/index.ts';
import { useAnswering } from './answering.tsx';
import type { Judged, Judgement, Moderation } from './judged.ts';

type OfOne<Status extends string> = { moderation: Moderation<Status>; row: Judged };

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
  const answer = useAnswering();
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {moderation.judgements
        .filter(({ status }) => status !== row.status)
        .map((to) => (
          <JudgeButton key={to.status} moderation={moderation} row={row} to={to} />
        ))}
      <Button size="small" onClick={() => answer(row)} sx={{ minHeight: 44 }}>
        {row.answer === null ? 'Répondre' : 'Changer la réponse'}
      </Button>
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
