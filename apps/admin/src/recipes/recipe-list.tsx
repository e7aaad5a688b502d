import { AutocompleteInput, ReferenceInput, SelectInput, useCanAccess } from 'react-admin';
import { PUBLICATION_STATUS_LABELS } from '@tokpa/contract/publications';
import { RECIPE_DIFFICULTY_LABELS, type RecipeCard } from '@tokpa/contract/recipes';
import { Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import {
  BulkButton,
  bySearch,
  csvExporter,
  DataTable,
  ListActions,
  ListPage,
  PicturedName,
  Publication,
  PUBLICATION_CHOICES,
  Rows,
  searchFilter,
} from '../ui/index.ts';
import { DIFFICULTY_CHOICES, formatMinutes } from './recipe-words.ts';

const EMPTY = {
  none: 'Aucune recette pour l’instant.',
  first: 'Écrivez-en une pour donner des idées à vos clients.',
  unmatched: 'Aucune recette ne correspond à ces critères.',
};

const filters = [
  searchFilter({ label: 'Rechercher une recette', placeholder: 'Titre, ingrédient' }),
  <SelectInput key="status" source="status" label="Statut" choices={PUBLICATION_CHOICES} alwaysOn />,
  <ReferenceInput key="category" source="category" reference="recipe-categories" perPage={100}>
    <AutocompleteInput label="Catégorie" optionText="name" filterToQuery={bySearch} />
  </ReferenceInput>,
  <SelectInput key="difficulty" source="difficulty" label="Difficulté" choices={DIFFICULTY_CHOICES} />,
];

const exporter = csvExporter<RecipeCard>('recettes', [
  ['Titre', ({ title }) => title],
  ['Adresse', ({ slug }) => slug],
  ['Catégorie', ({ category }) => category?.name],
  ['Difficulté', ({ difficulty }) => RECIPE_DIFFICULTY_LABELS[difficulty]],
  ['Préparation (min)', ({ prepTime }) => prepTime],
  ['Cuisson (min)', ({ cookTime }) => cookTime],
  ['Personnes', ({ servings }) => servings],
  ['Statut', ({ status }) => PUBLICATION_STATUS_LABELS[status]],
]);

const Column = DataTable.Col<RecipeCard>;

const removal = (
  <BulkButton
    label="Supprimer"
    isGrave
    question={{
      title: (count) => (count > 1 ? `Supprimer ${count} recettes ?` : 'Supprimer cette recette ?'),
      consequence: 'C’est définitif.',
    }}
    run={(id) => api.call('DELETE /recipes/{id}', { params: { id } })}
    done={(count) => `Recettes supprimées : ${count}`}
  />
);

function RecipeTable() {
  const { canAccess: canDelete = false } = useCanAccess({ resource: 'recipes', action: 'delete' });
  return (
    <DataTable rowClick="edit" bulkActionButtons={canDelete && removal}>
      <Column
        source="title"
        label="Recette"
        render={(recipe) => <PicturedName name={recipe.title} image={recipe.image} />}
      />
      <Column label="Catégorie" disableSort render={({ category }) => category?.name ?? '—'} />
      <Column label="Temps" disableSort render={({ prepTime, cookTime }) => formatMinutes(prepTime + cookTime)} />
      <Column label="Difficulté" disableSort render={({ difficulty }) => RECIPE_DIFFICULTY_LABELS[difficulty]} />
      <Column label="Statut" disableSort render={({ status }) => <Publication status={status} />} />
    </DataTable>
  );
}

function RecipeRow({ row: recipe }: { row: RecipeCard }) {
  return (
    <>
      <PicturedName name={recipe.title} image={recipe.image} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mt: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {recipe.category?.name ?? 'Sans catégorie'} · {formatMinutes(recipe.prepTime + recipe.cookTime)}
        </Typography>
        <Publication status={recipe.status} />
      </Stack>
    </>
  );
}

const actions = <ListActions creation="Écrire une recette" />;

export function RecipeList() {
  return (
    <ListPage title="Recettes" filters={filters} actions={actions} exporter={exporter}>
      <Rows<RecipeCard> table={<RecipeTable />} opens="edit" empty={EMPTY} card={RecipeRow} />
    </ListPage>
  );
}
