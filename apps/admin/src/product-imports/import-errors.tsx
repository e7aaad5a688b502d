import { useState } from 'react';
import type { ProductImport, ProductImportError } from '@tokpa/contract/product-imports';
import { Box, Button, Card, Pagination, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { downloadFile, messageOf, Panel, Problem, Status, useAct, useIsPhone } from '../ui/index.ts';
import { useImportErrors } from './use-imports.ts';

const CELL = { p: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'left', verticalAlign: 'top' } as const;

function Gravity({ isNotice }: Pick<ProductImportError, 'isNotice'>) {
  return isNotice ? <Status label="À savoir" tone="over" /> : <Status label="Erreur" tone="bad" />;
}

type ErrorsProps = { errors: readonly ProductImportError[] };

function ErrorTable({ errors }: ErrorsProps) {
  return (
    <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%', '& td, & th': CELL }}>
      <thead>
        <tr>
          <th scope="col">Ligne</th>
          <th scope="col">Colonne</th>
          <th scope="col">Gravité</th>
          <th scope="col">Ce qui ne va pas</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ id, row, column, message, isNotice }) => (
          <tr key={id}>
            <td>{row}</td>
            <td>{column || '—'}</td>
            <td>
              <Gravity isNotice={isNotice} />
            </td>
            <Box component="td" sx={{ overflowWrap: 'anywhere' }}>
              {message}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function ErrorCards({ errors }: ErrorsProps) {
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0 }}>
      {errors.map(({ id, row, column, message, isNotice }) => (
        <Card component="li" key={id} variant="outlined" sx={{ listStyle: 'none', p: 1.5 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
            <Typography sx={{ fontWeight: 600 }}>
              Ligne {row}
              {column && `, ${column}`}
            </Typography>
            <Gravity isNotice={isNotice} />
          </Stack>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{message}</Typography>
        </Card>
      ))}
    </Stack>
  );
}

function DownloadErrors({ id }: Pick<ProductImport, 'id'>) {
  const { act, isBusy, problem } = useAct({
    run: async (importId: string) => {
      const file = await api.call('GET /products/imports/{id}/errors.csv', { params: { id: importId } });
      downloadFile(file.name, file.content);
    },
    done: 'Liste téléchargée',
  });
  return (
    <>
      <Button loading={isBusy} onClick={() => act(id)}>
        Télécharger la liste
      </Button>
      <Problem isInRow>{problem}</Problem>
    </>
  );
}

/** What was wrong with the table, row by row. */
export function ImportErrors({ found }: { found: ProductImport }) {
  const isPhone = useIsPhone();
  const [page, setPage] = useState(1);
  const { data, error } = useImportErrors(found, page);
  if (found.errorsCount === 0) return null;
  const errors = data?.data ?? [];
  return (
    <Panel title="Ligne par ligne" action={<DownloadErrors id={found.id} />}>
      {error && <Typography role="alert">{messageOf(error)}</Typography>}
      {isPhone ? <ErrorCards errors={errors} /> : <ErrorTable errors={errors} />}
      {data && data.meta.pages > 1 && (
        <Pagination count={data.meta.pages} page={page} onChange={(_, next) => setPage(next)} sx={{ mt: 2 }} />
      )}
    </Panel>
  );
}
