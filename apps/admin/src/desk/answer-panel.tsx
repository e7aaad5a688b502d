import { useState, type FormEvent } from 'react';
import { DESK_ANSWER_MAX } from '@tokpa/contract/contact-messages';
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { formatMoment, Panel, Problem, useAct, useLossQuestion } from '../ui/index.ts';

type Change<Status> = { status: Status; answer?: string; updatedAt?: string };

/** What a save took along, and what stood in the form then. */
type Sent<Status> = { change: Change<Status>; picked: Status | undefined; written: string };

type AnswerPanelProps<Status extends string> = {
  row: { email: string; status: Status; answer: string | null; answeredAt: string | null; updatedAt: string };
  choices: readonly { id: Status; name: string }[];
  /** What the status becomes when an answer is written and nothing else is chosen. */
  settled: Status;
  save: (change: Change<Status>) => Promise<{ data: { updatedAt: string }; message: string }>;
};

function LastAnswer({ row }: Pick<AnswerPanelProps<string>, 'row'>) {
  if (row.answer === null) return null;
  return (
    <Stack sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.5, mb: 2 }}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.answer}</Typography>
      {row.answeredAt !== null && (
        <Typography variant="body2" color="text.secondary">
          Envoyée le {formatMoment(row.answeredAt)}
        </Typography>
      )}
    </Stack>
  );
}

/** The state of what somebody asked, and the answer that is mailed to them. */
export function AnswerPanel<Status extends string>({ row, choices, settled, save }: AnswerPanelProps<Status>) {
  const [status, setStatus] = useState<Status>();
  const [answer, setAnswer] = useState('');
  const typed = answer.trim();
  const chosen = status ?? (typed === '' ? row.status : settled);
  // The API takes the same words with the same status for the same call again, and mails nothing.
  const isSentAlready = typed === row.answer && chosen === row.status;
  const isAnswering = typed !== '' && !isSentAlready;
  // A status that nobody chose is only what was read, and a colleague may have moved it since.
  const isChanged = isAnswering || status !== undefined;
  useLossQuestion(isChanged);
  // As it was when the writing began: the row is read anew whenever somebody comes back to the window.
  const [begunAt, setBegunAt] = useState<string>();
  const saving = useAct({
    run: ({ change }: Sent<Status>) => save(change),
    done: (_sent, { message }) => message,
    readsAnewIfRefused: true,
    // Its answer comes while somebody may write on, and speaks of what was sent alone.
    onDone: (sent, { data }) => {
      setStatus((now) => (now === sent.picked ? undefined : now));
      setAnswer((now) => (now === sent.written ? '' : now));
      // What was begun meanwhile would be refused for this very change.
      setBegunAt(data.updatedAt);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const change = { status: chosen, ...(isAnswering && { answer, updatedAt: begunAt ?? row.updatedAt }) };
    // Once they were told, they know what it is now.
    setBegunAt(undefined);
    saving.act({ change, picked: status, written: answer });
  }
  return (
    <Panel title="Réponse">
      <LastAnswer row={row} />
      <Stack component="form" spacing={2} onSubmit={submit} noValidate>
        <TextField
          label={row.answer === null ? 'Votre réponse' : 'Une autre réponse'}
          value={answer}
          onChange={({ target }) => {
            if (typed === '') setBegunAt(row.updatedAt);
            setAnswer(target.value);
          }}
          multiline
          minRows={4}
          helperText={
            isSentAlready
              ? 'Cette réponse est déjà partie. Pour la renvoyer, changez-en un mot'
              : `Part par email à ${row.email}. Vide : seul le statut change`
          }
          slotProps={{ htmlInput: { maxLength: DESK_ANSWER_MAX } }}
        />
        <TextField select label="Statut" value={chosen} onChange={({ target }) => setStatus(target.value as Status)}>
          {choices.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Problem>{saving.problem}</Problem>
        <Button
          type="submit"
          variant="contained"
          disabled={!isChanged}
          loading={saving.isBusy}
          sx={{ minHeight: 44, alignSelf: 'flex-start' }}
        >
          {isAnswering ? 'Envoyer la réponse' : 'Enregistrer le statut'}
        </Button>
      </Stack>
    </Panel>
  );
}
