import { LinkBase, useNavigate } from 'react-admin';
import { IMPORT_FORMAT_LABELS, type ProductImport } from '@tokpa/contract/product-imports';
import { Alert, Box, Button, CircularProgress, LinearProgress, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { listWith, messageOf, Panel, Problem, useAct } from '../ui/index.ts';
import { ImportErrors } from './import-errors.tsx';
import { importAt } from './import-links.ts';
import { draftWords, outcomeWords, percentDone, progressWords } from './import-words.ts';
import { isOver, useImport } from './use-imports.ts';

function Progress({ found }: { found: ProductImport }) {
  const percent = percentDone(found);
  return (
    <Box role="status">
      <Typography sx={{ mb: 1 }}>{progressWords(found)}</Typography>
      {percent === undefined ? (
        <LinearProgress aria-label="Avancement de l’import" />
      ) : (
        <LinearProgress variant="determinate" value={percent} aria-label="Avancement de l’import" />
      )}
    </Box>
  );
}

function Result({ found }: { found: ProductImport }) {
  const { status, failure, isDryRun, isApplied, failed } = found;
  if (status === 'FAILED') return <Alert severity="error">{failure}</Alert>;
  if (isApplied) return <Alert severity="info">C’était un essai. Son fichier a été importé pour de bon depuis.</Alert>;
  const sentence = isDryRun
    ? 'C’était un essai : rien n’a changé. Voici ce que l’import ferait.'
    : 'L’import est terminé.';
  return <Alert severity={failed > 0 ? 'warning' : 'success'}>{sentence}</Alert>;
}

function Outcome({ found }: { found: ProductImport }) {
  return (
    <Stack component="ul" direction="row" useFlexGap sx={{ m: 0, p: 0, gap: 2, flexWrap: 'wrap', listStyle: 'none' }}>
      {outcomeWords(found).map((words) => (
        <Typography component="li" key={words} sx={{ fontWeight: 600 }}>
          {words}
        </Typography>
      ))}
    </Stack>
  );
}

/** New products are seen by nobody else yet, unless the table publishes them. */
function Drafts({ found }: { found: ProductImport }) {
  const words = draftWords(found);
  return words === undefined ? null : <Typography>{words}</Typography>;
}

function NextActs({ found: { id, isDryRun, isApplied, status, created, updated } }: { found: ProductImport }) {
  const navigate = useNavigate();
  const applying = useAct({
    run: async (trialId: string) => {
      const { data } = await api.call('POST /products/imports/{id}/apply', { params: { id: trialId } });
      navigate(importAt(data.id));
    },
    done: 'L’import a commencé',
  });
  const mayApply = isDryRun && !isApplied && status === 'DONE' && created + updated > 0;
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {mayApply && (
          <Button variant="contained" loading={applying.isBusy} onClick={() => applying.act(id)}>
            Importer pour de bon
          </Button>
        )}
        <Button variant="outlined" component={LinkBase} to={importAt()}>
          Choisir un autre fichier
        </Button>
        {!isDryRun && (
          <>
            <Button variant="outlined" component={LinkBase} to={listWith('products', 'status', 'DRAFT')}>
              Voir les brouillons
            </Button>
            <Button variant="outlined" component={LinkBase} to="/products">
              Voir les produits
            </Button>
          </>
        )}
      </Stack>
      <Problem>{applying.problem}</Problem>
    </Stack>
  );
}

/** Where an import is, what it did or would do, and what was wrong. */
export function ImportReport({ id }: { id: string }) {
  const { data: found, error } = useImport(id);
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!found) return <CircularProgress aria-label="Chargement de l’import" />;
  const kind = found.isDryRun ? 'Essai' : 'Import';
  return (
    <Stack spacing={2}>
      <Panel title={`${kind} : ${found.fileName}`}>
        <Stack spacing={2}>
          <Typography color="text.secondary">
            Format {IMPORT_FORMAT_LABELS[found.format]}
            {found.rowsTotal !== null && `, ${found.rowsTotal.toLocaleString('fr-FR')} lignes`}
          </Typography>
          {isOver(found) ? <Result found={found} /> : <Progress found={found} />}
          <Outcome found={found} />
          <Drafts found={found} />
          {isOver(found) && <NextActs found={found} />}
        </Stack>
      </Panel>
      <ImportErrors found={found} />
    </Stack>
  );
}
