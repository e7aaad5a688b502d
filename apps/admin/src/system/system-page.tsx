import { useQuery } from '@tanstack/react-query';
import type { SystemInformation } from '@tokpa/contract/system';
import { Alert, Box, CircularProgress, Typography } from '@mui/material';
import { api } from '../api.ts';
import { formatBytes, messageOf, PageHeading, Panel, RequireAccess } from '../ui/index.ts';
import { Backups } from './backups.tsx';
import { Maintenance } from './maintenance.tsx';
import { Queues } from './queues.tsx';

const REFRESH_MS = 15_000;

type Fact = readonly [name: string, value: string | number];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)', gap: 0.5, columnGap: 2 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const HOUR = 3600;
const DAY = 24 * HOUR;

function inDays(seconds: number): string {
  if (seconds < HOUR) return `${Math.floor(seconds / 60)} min`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h`;
  const days = Math.floor(seconds / DAY);
  return `${days} ${days > 1 ? 'jours' : 'jour'}`;
}

function shopFacts({ version, node, uptimeSeconds, memoryBytes, cache }: SystemInformation): Fact[] {
  return [
    ['Version', version],
    ['Node.js', node],
    ['En marche depuis', inDays(uptimeSeconds)],
    ['Mémoire', formatBytes(memoryBytes)],
    ['Cache', `${cache.answers} réponses, ${formatBytes(cache.bytes)}`],
  ];
}

function databaseFacts({ database: { version, bytes, isEmbedded, migrations } }: SystemInformation): Fact[] {
  return [
    ['PostgreSQL', `${version}${isEmbedded ? ' (de la boutique)' : ''}`],
    ['Taille', formatBytes(bytes)],
    ['Migrations', migrations.applied],
    ['Dernière', migrations.last ?? '—'],
    ['En attente', migrations.pending.length === 0 ? 'aucune' : migrations.pending.join(', ')],
  ];
}

function serviceFacts({ mails, payments }: SystemInformation): Fact[] {
  return [
    ['Emails', mails.provider === 'smtp' ? 'envoyés par SMTP' : 'gardés dans la boîte d’envoi'],
    ['Expéditeur', mails.from],
    ['En attente, en échec', `${mails.waiting}, ${mails.failed}`],
    ['Paiements', `${payments.provider}${payments.isLive ? ' (argent réel)' : ' (essai)'}`],
    ['Sans nouvelles, à regarder', `${payments.waiting}, ${payments.attention}`],
  ];
}

function storageFacts({ storage: { kind, files, bytes, freeBytes } }: SystemInformation): Fact[] {
  return [
    ['Fichiers', kind === 's3' ? 'S3' : 'Sur le disque'],
    ['Nombre', files?.toLocaleString('fr-FR') ?? '—'],
    ['Taille', bytes === null ? '—' : formatBytes(bytes)],
    ['Place libre', freeBytes === null ? '—' : formatBytes(freeBytes)],
  ];
}

const COLUMNS = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' };

function SystemState() {
  const { data, error, refetch } = useQuery({
    queryKey: ['system'],
    queryFn: async () => (await api.call('GET /system/info')).data,
    refetchInterval: REFRESH_MS,
  });
  return (
    <Box sx={{ pb: 4 }}>
      <PageHeading title="Système" />
      {error && <Typography>{messageOf(error)}</Typography>}
      {!data && !error && <CircularProgress aria-label="Chargement de l’état du système" />}
      {data && (
        // Its column may be narrower than the widest table in it, which then moves by itself.
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {data.maintenance && (
            <Alert severity="warning">La boutique est en maintenance : les clients ne la voient pas.</Alert>
          )}
          <Maintenance isOn={data.maintenance} onDone={() => void refetch()} />
          <Box sx={COLUMNS}>
            <Panel title="Boutique">
              <Facts facts={shopFacts(data)} />
            </Panel>
            <Panel title="Base de données">
              <Facts facts={databaseFacts(data)} />
            </Panel>
            <Panel title="Prestataires">
              <Facts facts={serviceFacts(data)} />
            </Panel>
            <Panel title="Fichiers">
              <Facts facts={storageFacts(data)} />
            </Panel>
          </Box>
          <Backups system={data} />
          <Queues queues={data.queues} />
        </Box>
      )}
    </Box>
  );
}

/** How the shop is, and what can be done about it. */
export function SystemPage() {
  return (
    <RequireAccess resource="system" action="list">
      <SystemState />
    </RequireAccess>
  );
}
