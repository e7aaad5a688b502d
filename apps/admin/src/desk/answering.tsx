import { createContext, type ReactNode, use, useState } from 'react';
import { useUnselect } from 'react-admin';
import { DialogContentText, TextField } from '@mui/material';
import { ActDialog, useAct } from '../ui/index.ts';
import type { Judged, Moderation } from './judged.ts';

const AnsweringContext = createContext<(row: Judged) => void>(() => undefined);

/** Opens the answer to a row of the list that stands in an `AnsweringPlace`. */
export function useAnswering() {
  return use(AnsweringContext);
}

type OfModeration<Status extends string> = { moderation: Moderation<Status> };
type AnswerDialogProps<Status extends string> = OfModeration<Status> & { row: Judged; onClose: () => void };

function AnswerDialog<Status extends string>({ moderation, row, onClose }: AnswerDialogProps<Status>) {
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
