import { FilterLiveForm, LinkBase, ListBase, TextInput, useCanAccess, useGetList, useListContext } from 'react-admin';
import type { Category } from '@tokpa/contract/categories';
import { Box, Button, Card, CircularProgress, List, Stack, Typography } from '@mui/material';
import { type CsvColumn, downloadTable, PageHeading, ReadFault, SavedFilters } from '../ui/index.ts';
import { CategoryRow } from './category-row.tsx';
import { EVERY_CATEGORY } from './every-category.ts';
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

/** What the list is searched for, kept in its address as other lists keep theirs. */
function Tools({ everyOne }: { everyOne: readonly Category[] }) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box sx={{ flex: '1 1 200px', maxWidth: { sm: 320 } }}>
        <FilterLiveForm>
          <TextInput
            source="search"
            label="Rechercher une catégorie"
            type="search"
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </FilterLiveForm>
      </Box>
      <SavedFilters />
      <Button onClick={() => downloadTable('categories.csv', COLUMNS, flattenTree(everyOne))}>Exporter (CSV)</Button>
    </Stack>
  );
}

function NoCategory({ canWrite }: { canWrite: boolean }) {
  return (
    <Typography>
      Aucune catégorie pour l’instant.{canWrite && ' Créez la première pour y ranger des produits.'}
    </Typography>
  );
}

function CategoryTree({ canWrite }: { canWrite: boolean }) {
  const { filterValues } = useListContext();
  const { data, error, isPending, isFetching, refetch } = useGetList<Category>('categories', EVERY_CATEGORY);
  if (isPending) return <CircularProgress aria-label="Chargement des catégories" sx={{ m: 4 }} />;
  if (!data) return <ReadFault error={error} isBusy={isFetching} onRetry={refetch} />;
  if (data.length === 0) return <NoCategory canWrite={canWrite} />;
  const wanted = normalise(String(filterValues['search'] ?? ''));
  const found = flattenTree(data).filter(({ category }) => normalise(category.name).includes(wanted));
  return (
    <>
      <Tools everyOne={data} />
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

// The tree is there as a whole: the list is asked for its filters, not for rows.
const NO_ROWS = { enabled: false };

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
      <ListBase queryOptions={NO_ROWS}>
        <CategoryTree canWrite={canWrite} />
      </ListBase>
    </Box>
  );
}
