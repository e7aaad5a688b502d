import { useState } from 'react';
import { useDebouncedEvent, useNotify } from 'react-admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CampaignRecipient, EmailCampaign, RecipientStatus } from '@tokpa/contract/email-campaigns';
import DownloadIcon from '@mui/icons-material/Download';
import { Button, MenuItem, Pagination, Stack, TextField, Typography } from '@mui/material';
import { api } from '../api.ts';
import { MOST_PER_CALL, readEveryRow } from '../read-every-row.ts';
import { type CsvColumn, downloadTable, formatMoment, MAY_LACK_ROWS, Panel, ReadFault, useAct } from '../ui/index.ts';
import { useLeaves } from './campaign-preview.tsx';
import { recipientChoices, RecipientState, recipientWords } from './campaign-words.tsx';

const TYPING_PAUSE_MS = 300;

type Filter = { status: RecipientStatus | ''; search: string };
type Asked = Filter & { campaign: EmailCampaign; page: number };

const queryOf = ({ status, search }: Filter) => ({
  ...(status !== '' && { status }),
  ...(search !== '' && { search }),
});

function useRecipients({ campaign: { id, waitingCount, uncertainCount }, page, ...filter }: Asked) {
  return useQuery({
    // Asked again whenever the campaign's own figures have moved.
    queryKey: ['email-campaigns', 'recipients', id, filter, page, waitingCount, uncertainCount],
    queryFn: () =>
      api.call('GET /admin/email-campaigns/{id}/recipients', {
        params: { id },
        query: { page, ...queryOf(filter) },
      }),
    placeholderData: keepPreviousData,
  });
}

type RecipientProps = { recipient: CampaignRecipient; leaves: boolean };

function Recipient({ recipient: { email, status, sentAt, error }, leaves }: RecipientProps) {
  return (
    <Stack component="li" direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography sx={{ overflowWrap: 'anywhere', flexGrow: 1 }}>{email}</Typography>
      {sentAt !== null && <Typography color="text.secondary">{formatMoment(sentAt)}</Typography>}
      <RecipientState status={status} leaves={leaves} />
      {error !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
          {error}
        </Typography>
      )}
    </Stack>
  );
}

const columnsOf = (leaves: boolean): readonly CsvColumn<CampaignRecipient>[] => [
  ['Email', ({ email }) => email],
  ['Résultat', ({ status }) => recipientWords(status, leaves)],
  [leaves ? 'Parti le' : 'Gardé le', ({ sentAt }) => sentAt],
  ['Pourquoi', ({ error }) => error],
];

function everyRecipient(id: string, filter: Filter) {
  return readEveryRow<CampaignRecipient>({
    readPart: async (page) => {
      const query = { page, limit: MOST_PER_CALL, sort: 'email', ...queryOf(filter) } as const;
      const { data, meta } = await api.call('GET /admin/email-campaigns/{id}/recipients', { params: { id }, query });
      return { data, total: meta.total };
    },
  });
}

type ExportProps = { campaign: EmailCampaign; filter: Filter; leaves: boolean };

function ExportRecipients({ campaign: { id }, filter, leaves }: ExportProps) {
  const notify = useNotify();
  const { act, isBusy, problem } = useAct({
    run: async (asked: Filter) => {
      const { data, isComplete } = await everyRecipient(id, asked);
      downloadTable('destinataires.csv', columnsOf(leaves), data);
      if (!isComplete) notify(MAY_LACK_ROWS, { type: 'warning' });
    },
    done: 'Tableau téléchargé',
  });
  return (
    <>
      <Button startIcon={<DownloadIcon />} loading={isBusy} onClick={() => act(filter)}>
        Exporter (CSV)
      </Button>
      <span role="alert">{problem}</span>
    </>
  );
}

type FilterFieldsProps = { status: Filter['status']; leaves: boolean; onChange: (change: Partial<Filter>) => void };

function FilterFields({ status, leaves, onChange }: FilterFieldsProps) {
  const search = useDebouncedEvent((written: string) => onChange({ search: written }), TYPING_PAUSE_MS);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
      <TextField
        type="search"
        label="Rechercher un destinataire"
        onChange={({ target }) => search(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ flex: '1 1 220px' }}
      />
      <TextField
        select
        label="Résultat"
        value={status}
        onChange={({ target }) => onChange({ status: target.value as Filter['status'] })}
        sx={{ flex: '1 1 160px' }}
      >
        <MenuItem value="">Tous</MenuItem>
        {recipientChoices(leaves).map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

/** What became of the mail for each person. */
export function RecipientsPanel({ campaign }: { campaign: EmailCampaign }) {
  const [filter, setFilter] = useState<Filter>({ status: '', search: '' });
  const [page, setPage] = useState(1);
  const leaves = useLeaves(campaign);
  const { data, error, isFetching, refetch } = useRecipients({ campaign, page, ...filter });
  function narrow(change: Partial<Filter>) {
    setFilter((known) => ({ ...known, ...change }));
    setPage(1);
  }
  return (
    <Panel title="Destinataires" action={<ExportRecipients campaign={campaign} filter={filter} leaves={leaves} />}>
      <FilterFields status={filter.status} leaves={leaves} onChange={narrow} />
      {!data && error && <ReadFault error={error} isBusy={isFetching} onRetry={refetch} />}
      {data?.data.length === 0 && <Typography>Personne ici.</Typography>}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.data.map((recipient) => (
          <Recipient key={recipient.id} recipient={recipient} leaves={leaves} />
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
