import { createContext, type ReactNode, use, useState } from 'react';
import { useUnselect } from 'react-admin';
import { DialogContentText, TextField } from '@mui/material';
import { ActDialog, useAct } from '../ui/index.ts';
import type { Judged, Moderation } from './judged.ts';
import { wasHandledMeanwhile } from './was-handled-meanwhile.ts';

const AnsweringContext = createContext<(row: Judged) => void>(() => undefined);

/** Opens the answer to a row of the list that stands in an `AnsweringPlace`. */
export function useAnswering() {
  return use(AnsweringContext);
}

type OfModeration<Status extends string> = { moderation: Moderation<Status> };
type AnswerDialogProps<Status extends string> = OfModeration<Status> & { row: Judged; onClose: () => void };

/** What a colleague has made of it while somebody wrote. */
function Meanwhile({ row, labels }: { row: Judged; labels: Moderation<string>['statusLabels'] }) {
  return (
    <DialogContentText sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1, overflowWrap: 'anywhere' }}>
      Maintenant : {labels[row.status]},{' '}
      {row.answer === null ? 'sans réponse' : `avec la réponse «\u00a0${row.answer}\u00a0»`}
    </DialogContentText>
  );
}

function AnswerDialog<Status extends string>({ moderation, row, onClose }: AnswerDialogProps<Status>) {
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

/**
 * Stands around a list, for the answers to its rows. A row goes when the list is read anew, and all of them are drawn again as cards when
 * the device is turned: what is being written must not go with them.
 */
export function AnsweringPlace<Status extends string>({
  moderation,
  children,
}: OfModeration<Status> & { children: ReactNode }) {
  const [row, setRow] = useState<Judged>();
  return (
    <AnsweringContext value={setRow}>
      {children}
      {row && <AnswerDialog moderation={moderation} row={row} onClose={() => setRow(undefined)} />}
    </AnsweringContext>
  );
}
