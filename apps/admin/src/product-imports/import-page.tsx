import { LinkBase } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Link, Stack, Typography } from '@mui/material';
import { formatMoment, PageHeading, Panel, ReadFault } from '../ui/index.ts';
import { ImportForm } from './import-form.tsx';
import { importAt } from './import-links.ts';
import { ImportReport } from './import-report.tsx';
import { outcomeWords, STATUS_WORDS } from './import-words.ts';
import { useRecentImports } from './use-imports.ts';

function RecentImports() {
  const { data, error, isFetching, refetch } = useRecentImports();
  if (data?.length === 0 || (!data && !error)) return null;
  return (
    <Panel title="Derniers imports">
      {!data && <ReadFault error={error} isBusy={isFetching} onRetry={refetch} />}
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((one) => (
          <li key={one.id}>
            <Link component={LinkBase} to={importAt(one.id)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {one.isDryRun ? 'Essai' : 'Import'} : {one.fileName}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {formatMoment(one.createdAt)}, {one.staffName} · {STATUS_WORDS[one.status]} ·{' '}
              {outcomeWords(one).join(', ')}
            </Typography>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

/** Imports a table of products: a trial first, then for good. The address keeps which import is looked at. */
export function ImportPage() {
  const [query] = useSearchParams();
  const importId = query.get('import');
  return (
    <Stack spacing={2} sx={{ pb: 4, maxWidth: 960 }}>
      <div>
        <PageHeading title="Importer des produits" />
      </div>
      {importId === null ? (
        <>
          <ImportForm />
          <RecentImports />
        </>
      ) : (
        <ImportReport key={importId} id={importId} />
      )}
    </Stack>
  );
}
