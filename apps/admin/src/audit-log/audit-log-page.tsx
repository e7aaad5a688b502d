import { LinkBase, ShowBase, useCreatePath, useResourceDefinition, useShowContext } from 'react-admin';
import type { AuditEntry } from '@tokpa/contract/audit-log';
import { Box, Link, Stack, Typography } from '@mui/material';
import { importAt } from '../product-imports/index.ts';
import { colours } from '../theme.ts';
import { formatMoment, messageOf, PageHeading, Panel, useOpens } from '../ui/index.ts';
import { wordsOf } from './act-words.ts';
import { What } from './audit-log-list.tsx';
import { type Change, differences, inWords } from './difference.ts';
import { fieldInWords } from './field-words.ts';
import { toldChanges } from './told-changes.ts';
import { labelOf, moneyOf } from './value-words.ts';

const CELL = { p: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'left', verticalAlign: 'top' } as const;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/u;

/** A setting is a value without fields: its key says what it is. */
type Told = Pick<AuditEntry, 'resource' | 'rowId'>;

function said({ resource, rowId }: Told, path: string, value: unknown): string {
  if (typeof value === 'number') return moneyOf(path === '' ? (rowId ?? '') : path, value) ?? inWords(value);
  if (typeof value !== 'string') return inWords(value);
  return INSTANT.test(value) ? formatMoment(value) : (labelOf(resource, path, value) ?? inWords(value));
}

function Differences({ entry, changes }: { entry: Told; changes: readonly Change[] }) {
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
                {said(entry, path, before)}
              </Box>
              <Box component="td" sx={{ overflowWrap: 'anywhere', bgcolor: colours.greenTint }}>
                {said(entry, path, after)}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** The way to the row itself, where there is a screen for it; of an import, to what became of it. */
function RowLink({ entry: { act, resource, rowId } }: { entry: AuditEntry }) {
  const { hasEdit, hasShow } = useResourceDefinition({ resource });
  const opens = useOpens(hasShow ? 'show' : 'edit', resource);
  const createPath = useCreatePath();
  if (!rowId || !opens || !(hasShow || hasEdit)) return <>{rowId ?? '—'}</>;
  const isImport = act === 'import';
  return (
    <Link component={LinkBase} to={isImport ? importAt(rowId) : createPath({ resource, id: rowId, type: opens })}>
      {isImport ? 'Ouvrir l’import' : 'Ouvrir la fiche'}
    </Link>
  );
}

const untold = ({ forgottenAt }: AuditEntry, changes: readonly Change[]) => {
  if (forgottenAt === null)
    return changes.length === 0 ? 'Aucun champ n’a changé.' : 'Rien de ce que lit une personne.';
  return `Effacé le ${formatMoment(forgottenAt)}, avec la fiche, l’email ou le compte de la personne.`;
};

function AuditScreen() {
  const { record: entry, error, isPending } = useShowContext<AuditEntry>();
  if (isPending) return null;
  if (!entry) return <Typography>{messageOf(error)}</Typography>;
  const changes = differences(entry.before, entry.after);
  const told = toldChanges(changes);
  return (
    <Stack spacing={2} sx={{ pb: 4 }}>
      <PageHeading title={`${entry.staffName} ${wordsOf(entry.act)}`} />
      <Typography color="text.secondary">
        <What entry={entry} /> · {formatMoment(entry.createdAt)} · {entry.ip} · <RowLink entry={entry} />
      </Typography>
      <Panel title="Ce qui a changé">
        {told.length === 0 ? (
          <Typography>{untold(entry, changes)}</Typography>
        ) : (
          <Differences entry={entry} changes={told} />
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
