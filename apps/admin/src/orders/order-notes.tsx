import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { Order } from '@tokpa/contract/orders';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { api } from '../api.ts';
import { formatMoment, messageOf, Panel, useAct, useLeadToWrong, useLossQuestion } from '../ui/index.ts';

const LONGEST_NOTE = 2000;

/** What the team tells each other about an order; its customer never sees it. */
export function OrderNotes({ order: { id } }: { order: Order }) {
  const queries = useQueryClient();
  const queryKey = ['orders', id, 'notes'];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => api.call('GET /orders/{id}/notes', { params: { id } }),
  });
  const [content, setContent] = useState('');
  useLossQuestion(content.trim() !== '');
  const { act, problem, isBusy } = useAct({
    run: (text: string) => api.call('POST /orders/{id}/notes', { params: { id }, body: { content: text } }),
    done: 'Note ajoutée',
    onDone: (sent) => {
      // Somebody may write on while it is on its way.
      setContent((now) => (now === sent ? '' : now));
      void queries.invalidateQueries({ queryKey });
    },
  });
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useLeadToWrong(form, { tries, isBusy });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    act(content);
  }

  return (
    <Panel title="Notes de l’équipe">
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.data.map((note) => (
          <Box component="li" key={note.id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.content}</Typography>
            <Typography variant="body2" color="text.secondary">
              {note.author}, {formatMoment(note.createdAt)}
            </Typography>
          </Box>
        ))}
      </Box>
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          label="Nouvelle note"
          value={content}
          onChange={({ target }) => setContent(target.value)}
          multiline
          minRows={2}
          error={problem !== undefined}
          helperText={problem ?? 'Le client ne la voit pas.'}
          slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
        />
        <Button type="submit" variant="outlined" loading={isBusy} sx={{ minHeight: 44 }}>
          Ajouter la note
        </Button>
      </form>
    </Panel>
  );
}
