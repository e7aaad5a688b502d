import { useState } from 'react';
import { LinkBase, ListBase, useCanAccess, useListContext } from 'react-admin';
import type { Category } from '@tokpa/contract/categories';
import { Box, Button, Card, CircularProgress, List, Stack, TextField, Typography } from '@mui/material';
import { type CsvColumn, downloadTable, PageHeading } from '../ui/index.ts';
import { CategoryRow } from './category-row.tsx';
import { flattenTree, type PlacedCategory } from './flatten-tree.ts';

function normalise(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const COLUMNS: readonly CsvColumn<PlacedCategory>[] = [
  ['Nom', ({ category }) => category.name],
  ['Niveau', ({ depth }) => depth + 1],
  ['Adresse', ({ category }) => category.slug],
  ['Description', ({ category }) => category.description],
  ['Produits', ({ category }) => category.productsCount],
];

function CategoryTree({ canWrite }: { canWrite: boolean }) {
  const [search, setSearch] = useState('');
  const { data = [], isPending } = useListContext<Category>();
  if (isPending) return <CircularProgress aria-label="Chargement des catégories" sx={{ m: 4 }} />;
  if (data.length === 0) return <Typography>Créez une première catégorie pour y ranger des produits.</Typography>;
  const found = flattenTree(data).filter(({ category }) => normalise(category.name).includes(normalise(search)));
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <TextField
          label="Rechercher une catégorie"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ flex: '1 1 200px', maxWidth: { sm: 320 } }}
        />
        <Button onClick={() => downloadTable('categories.csv', COLUMNS, flattenTree(data))}>Exporter (CSV)</Button>
      </Stack>
      <Card>
        <List disablePadding>
          {found.map((place) => (
            <CategoryRow key={place.category.id} place={place} canWrite={canWrite} />
          ))}
        </List>
        {found.length === 0 && <Typography sx={{ p: 3 }}>Aucune catégorie ne porte ce nom.</Typography>}
      </Card>
    </>
  );
}

/** The whole tree at once: a shop has tens of categories, not thousands. */
export function CategoryList() {
  const { canAccess: canWrite = false } = useCanAccess({ resource: 'categories', action: 'create' });
  return (
    <Box sx={{ pb: 4 }}>
      <PageHeading title="Catégories">
        {canWrite && (
          <Button variant="contained" component={LinkBase} to="/categories/create">
            Nouvelle catégorie
          </Button>
        )}
      </PageHeading>
      <ListBase perPage={100}>
        <CategoryTree canWrite={canWrite} />
      </ListBase>
    </Box>
  );
}
