import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CampaignRecipient, RecipientStatus } from '@tokpa/contract/email-campaigns';
import { MenuItem, Pagination, Stack, TextField, Typography } from '@mui/material';
import { api } from '../api.ts';
import { formatMoment, Panel } from '../ui/index.ts';
import { RECIPIENT_CHOICES, RecipientState } from './campaign-words.tsx';

type Asked = { campaignId: string; status: RecipientStatus | ''; page: number; isLive: boolean };

function useRecipients({ campaignId, status, page, isLive }: Asked) {
  return useQuery({
    queryKey: ['email-campaigns', 'recipients', campaignId, status, page],
    queryFn: () =>
      api.call('GET /admin/email-campaigns/{id}/recipients', {
        params: { id: campaignId },
        query: { page, ...(status !== '' && { status }) },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: isLive && 5000,
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
export function RecipientsPanel({ campaignId, isLive }: { campaignId: string; isLive: boolean }) {
  const [status, setStatus] = useState<RecipientStatus | ''>('');
  const [page, setPage] = useState(1);
  const { data } = useRecipients({ campaignId, status, page, isLive });
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
