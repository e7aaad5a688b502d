import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import {
  Alert,
  Box,
  Button,
  Card,
  CircularProgress,
  Link,
  Pagination,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { messageOf, PageHeading, Problem, useLossQuestion } from '../ui/index.ts';
import { OFFER_FIELDS, OFFER_LABELS, type OfferField, type OfferRow } from './offer-rows.ts';
import { productAt } from './product-links.ts';
import { useOfferChanges, useOfferRows } from './use-offers.ts';

type Grid = ReturnType<typeof useOfferChanges>;

const LINE = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  p: 1,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'minmax(0, 3fr) repeat(3, minmax(0, 1fr))' },
};

function Cell({ row, field, grid }: { row: OfferRow; field: OfferField; grid: Grid }) {
  const typed = grid.typed[row.key]?.[field];
  const error = grid.errors[row.key]?.[field];
  const value = row[field];
  return (
    <TextField
      label={OFFER_LABELS[field]}
      value={typed ?? (value === null ? '' : String(value))}
      onChange={({ target }) => grid.type(row, field, target.value)}
      error={error !== undefined}
      helperText={error}
      margin="none"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', maxLength: 14, 'aria-label': `${OFFER_LABELS[field]}, ${row.name}` },
      }}
    />
  );
}

function Line({ row, grid }: { row: OfferRow; grid: Grid }) {
  return (
    <Box component="li" sx={LINE}>
      <Link
        component={LinkBase}
        to={productAt(row.id)}
        sx={{ fontWeight: 600, gridColumn: { xs: '1 / -1', md: 'auto' }, alignSelf: 'center' }}
      >
        {row.name}
      </Link>
      {OFFER_FIELDS.map((field) => (
        <Cell key={field} row={row} field={field} grid={grid} />
      ))}
    </Box>
  );
}

function SaveBar({ grid }: { grid: Grid }) {
  const said = grid.count > 1 ? `${grid.count} lignes changées` : `${grid.count} ligne changée`;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        position: 'sticky',
        bottom: 0,
        // Labels of fields stand one above the page.
        zIndex: 2,
        py: 1.5,
        gap: 1,
        alignItems: 'center',
        flexWrap: 'wrap',
        bgcolor: 'background.default',
      }}
    >
      <Button variant="contained" disabled={!grid.canSave} loading={grid.isBusy} onClick={grid.save}>
        Enregistrer tout
      </Button>
      <Button disabled={Object.keys(grid.typed).length === 0} onClick={grid.forget}>
        Annuler
      </Button>
      <Typography role="status">{grid.count > 0 ? said : 'Rien n’est changé'}</Typography>
      <Problem sx={{ width: '100%' }}>
        {grid.problem !== undefined && `Rien n’a été enregistré. ${grid.problem}`}
      </Problem>
    </Stack>
  );
}

const nothingFor = (filter: Readonly<Record<string, string>>) =>
  Object.keys(filter).length > 0 ? 'Aucun produit ne correspond à ces critères.' : 'Aucun produit pour l’instant.';

function OfferLines({ filter }: { filter: Readonly<Record<string, string>> }) {
  const [page, setPage] = useState(1);
  const { rows, pages, error, isPending, reread } = useOfferRows(filter, page);
  // Changed prices and stocks may leave fewer products that the filter finds.
  if (page > pages && pages > 0) setPage(pages);
  const grid = useOfferChanges({ rows, reread });
  useLossQuestion(Object.keys(grid.typed).length > 0);
  if (isPending) return <CircularProgress aria-label="Chargement des produits" sx={{ m: 4 }} />;
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (rows.length === 0) return <Typography sx={{ p: 3 }}>{nothingFor(filter)}</Typography>;
  return (
    <>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Line key={row.key} row={row} grid={grid} />
        ))}
      </Card>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          // What is typed on this page is saved or dropped first.
          disabled={Object.keys(grid.typed).length > 0}
          onChange={(_, next) => setPage(next)}
          sx={{ mt: 2 }}
        />
      )}
      <SaveBar grid={grid} />
    </>
  );
}

/** Prices and stocks of many products, changed in place and saved together. */
export function OfferGrid() {
  const [query] = useSearchParams();
  return (
    <Box sx={{ pb: 4 }}>
      <PageHeading title="Prix et stocks" />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        Les produits que montrait la liste. Le stock est ce qui reste à vendre, sans ce qui est déjà commandé.{' '}
        <Link component={LinkBase} to="/products">
          Choisir d’autres produits
        </Link>
      </Typography>
      <OfferLines filter={Object.fromEntries(query)} />
    </Box>
  );
}
