import { useState } from 'react';
import { useUnselect } from 'react-admin';
import { DialogContentText, TextField } from '@mui/material';
import { ActDialog, useAct } from '../ui/index.ts';
import type { Judged, Moderation } from './judged.ts';
import { wasHandledMeanwhile } from './was-handled-meanwhile.ts';

type AnswerDialogProps<Status extends string> = { moderation: Moderation<Status>; row: Judged; onClose: () => void };

/** What a colleague has made of it while somebody wrote. */
function Meanwhile({ row, labels }: { row: Judged; labels: Moderation<string>['statusLabels'] }) {
  return (
    <DialogContentText sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1, overflowWrap: 'anywhere' }}>
      Maintenant : {labels[row.status]},{' '}
      {row.answer === null ? 'sans réponse' : `avec la réponse «\u00a0${row.answer}\u00a0»`}
    </DialogContentText>
  );
}

/** The answer to one of them, which publishes it where it still waits. */
export function AnswerDialog<Status extends string>({ moderation, row, onClose }: AnswerDialogProps<Status>) {
  // As it was when this opened: the list behind is read anew, and nobody sees it from here. Once they were told, they know what it is now.
  const [read, setRead] = useState(row);
  const [answer, setAnswer] = useState(row.answer ?? '');
  const isBlank = answer.trim() === '';
  const isWaiting = read.status === 'PENDING';
  const publishes = isWaiting && !isBlank;
  const unselect = useUnselect(moderation.resource);
  const send = useAct({
    run: async () => {
      try {
        return await moderation.judge(read, { answer, ...(publishes && { status: 'APPROVED' as const }) });
      } catch (refusal) {
        // Where that can not be read, it is refused again.
        if (wasHandledMeanwhile(refusal)) await moderation.find(row.id).then(setRead, () => undefined);
        throw refusal;
      }
    },
    done: 'Réponse enregistrée',
    readsAnewIfRefused: true,
    onDone: () => {
      unselect([row.id]);
      onClose();
    },
  });
  return (
    <ActDialog
      title={moderation.answerTitle}
      submitLabel={
        publishes || (isWaiting && read.answer === null) ? 'Publier avec la réponse' : 'Enregistrer la réponse'
      }
      isIncomplete={isBlank && read.answer === null}
      isBusy={send.isBusy}
      problem={send.problem}
      onSubmit={() => send.act(undefined)}
      onClose={onClose}
    >
      <DialogContentText>{`«\u00a0${row.content}\u00a0»`}</DialogContentText>
      {read !== row && <Meanwhile row={read} labels={moderation.statusLabels} />}
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
