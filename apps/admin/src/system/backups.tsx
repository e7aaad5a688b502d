import type { SystemInformation } from '@tokpa/contract/system';
import { Alert, Stack, Typography } from '@mui/material';
import { formatBytes, formatMoment, Panel } from '../ui/index.ts';

// One a night: two that are missing are no chance any more.
const OVERDUE_MS = 2 * 24 * 3_600_000;

/** By the shop's own clock. */
const nowOf = ({ startedAt, uptimeSeconds }: SystemInformation) => Date.parse(startedAt) + uptimeSeconds * 1000;

function Newest({ system }: { system: SystemInformation }) {
  const [newest] = system.backups;
  if (!newest) {
    return <Typography>Aucune sauvegarde. Faites-en une avant chaque grand changement.</Typography>;
  }
  const moment = formatMoment(newest.createdAt);
  if (nowOf(system) - Date.parse(newest.createdAt) <= OVERDUE_MS) {
    return <Typography>Dernière sauvegarde : {moment}</Typography>;
  }
  return <Alert severity="warning">Aucune sauvegarde depuis : {moment}. Reste-t-il de la place sur le disque ?</Alert>;
}

/** The archives that are there, the newest first. */
export function Backups({ system }: { system: SystemInformation }) {
  return (
    <Panel title="Sauvegardes">
      <Newest system={system} />
      <Stack component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {system.backups.map(({ name, bytes, createdAt }) => (
          <Typography component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
            {formatMoment(createdAt)} · {formatBytes(bytes)} · <code>{name}</code>
          </Typography>
        ))}
      </Stack>
    </Panel>
  );
}
