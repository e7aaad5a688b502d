import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CampaignRecipient, EmailCampaign, RecipientStatus } from '@tokpa/contract/email-campaigns';
import { MenuItem, Pagination, Stack, TextField, Typography } from '@mui/material';
import { api } from '../api.ts';
import { formatMoment, Panel } from '../ui/index.ts';
import { RECIPIENT_CHOICES, RecipientState } from './campaign-words.tsx';

type Asked = { campaign: EmailCampaign; status: RecipientStatus | ''; page: number };

function useRecipients({ campaign: { id, waitingCount, uncertainCount }, status, page }: Asked) {
  return useQuery({
    // Asked again whenever the campaign's own figures have moved.
    queryKey: ['email-campaigns', 'recipients', id, status, page, waitingCount, uncertainCount],
    queryFn: () =>
      api.call('GET /admin/email-campaigns/{id}/recipients', {
        params: { id },
        query: { page, ...(status !== '' && { status }) },
      }),
    placeholderData: keepPreviousData,
  });
}

function Recipient({ recipient: { email, status, sentAt, error } }: { recipient: CampaignRecipient }) {
  return (
    <Stack component="li" direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography sx={{ overflowWrap: 'anywhere', flexGrow: 1 }}>{email}</Typography>
      {sentAt !== null && <Typography color="text.secondary">{formatMoment(sentAt)}</Typography>}
      <RecipientState status={status} />
      {error !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
          {error}
        </Typography>
      )}
    </Stack>
  );
}

/** What became of the mail for each person. */
export function RecipientsPanel({ campaign }: { campaign: EmailCampaign }) {
  const [status, setStatus] = useState<RecipientStatus | ''>('');
  const [page, setPage] = useState(1);
  const { data } = useRecipients({ campaign, status, page });
  return (
    <Panel title="Destinataires">
      <TextField
        select
        label="Résultat"
        value={status}
        onChange={({ target }) => {
          setStatus(target.value as RecipientStatus | '');
          setPage(1);
        }}
        sx={{ minWidth: 220, mb: 1 }}
      >
        <MenuItem value="">Tous</MenuItem>
        {RECIPIENT_CHOICES.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {data?.data.length === 0 && <Typography>Personne ici.</Typography>}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.data.map((recipient) => (
          <Recipient key={recipient.id} recipient={recipient} />
        ))}
      </Stack>
      {data !== undefined && data.meta.pages > 1 && (
        <Pagination
          count={data.meta.pages}
          page={page}
          onChange={(_, next) => setPage(next)}
          aria-label="Pages des destinataires"
          sx={{ mt: 2 }}
        />
      )}
    </Panel>
  );
}
