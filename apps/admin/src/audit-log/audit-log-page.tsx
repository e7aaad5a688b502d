import { LinkBase, ShowBase, useCreatePath, useResourceDefinition, useShowContext } from 'react-admin';
import type { AuditEntry } from '@tokpa/contract/audit-log';
import { Box, Link, Stack, Typography } from '@mui/material';
import { colours } from '../theme.ts';
import { formatMoment, messageOf, PageHeading, Panel, useOpens } from '../ui/index.ts';
import { wordsOf } from './act-words.ts';
import { What } from './audit-log-list.tsx';
import { type Change, differences, inWords } from './difference.ts';
import { fieldInWords } from './field-words.ts';
import { labelOf } from './value-words.ts';

const CELL = { p: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'left', verticalAlign: 'top' } as const;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/u;

function said(resource: string, path: string, value: unknown): string {
  if (typeof value !== 'string') return inWords(value);
  return INSTANT.test(value) ? formatMoment(value) : (labelOf(resource, path, value) ?? inWords(value));
}

function Differences({ resource, changes }: { resource: string; changes: readonly Change[] }) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%', '& td, & th': CELL }}>
        <thead>
          <tr>
            <th scope="col">Champ</th>
            <th scope="col">Avant</th>
            <th scope="col">Après</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row">{fieldInWords(path)}</th>
              <Box component="td" sx={{ overflowWrap: 'anywhere', bgcolor: colours.terracottaTint }}>
                {said(resource, path, before)}
              </Box>
              <Box component="td" sx={{ overflowWrap: 'anywhere', bgcolor: colours.greenTint }}>
                {said(resource, path, after)}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** The way to the row itself, where there is a screen for it. */
function RowLink({ entry: { resource, rowId } }: { entry: AuditEntry }) {
  const { hasEdit, hasShow } = useResourceDefinition({ resource });
  const opens = useOpens(hasShow ? 'show' : 'edit', resource);
  const createPath = useCreatePath();
  if (!rowId || !opens || !(hasShow || hasEdit)) return <>{rowId ?? '—'}</>;
  return (
    <Link component={LinkBase} to={createPath({ resource, id: rowId, type: opens })}>
      Ouvrir la fiche
    </Link>
  );
}

/** When a row changed: every act changes it, and the log says it above. */
const KEPT_BY_THE_SHOP = 'updatedAt';

const unchanged = ({ forgottenAt }: AuditEntry) =>
  forgottenAt === null
    ? 'Aucun champ n’a changé.'
    : `Effacé le ${formatMoment(forgottenAt)}, avec la fiche, l’email ou le compte de la personne.`;

function AuditScreen() {
  const { record: entry, error, isPending } = useShowContext<AuditEntry>();
  if (isPending) return null;
  if (!entry) return <Typography>{messageOf(error)}</Typography>;
  const changes = differences(entry.before, entry.after).filter(({ path }) => path !== KEPT_BY_THE_SHOP);
  return (
    <Stack spacing={2} sx={{ pb: 4 }}>
      <PageHeading title={`${entry.staffName} ${wordsOf(entry.act)}`} />
      <Typography color="text.secondary">
        <What entry={entry} /> · {formatMoment(entry.createdAt)} · {entry.ip} · <RowLink entry={entry} />
      </Typography>
      <Panel title="Ce qui a changé">
        {changes.length === 0 ? (
          <Typography>{unchanged(entry)}</Typography>
        ) : (
          <Differences resource={entry.resource} changes={changes} />
        )}
      </Panel>
    </Stack>
  );
}

export function AuditLogPage() {
  return (
    <ShowBase disableAuthentication={false} queryOptions={{ onError: undefined }}>
      <AuditScreen />
    </ShowBase>
  );
}
