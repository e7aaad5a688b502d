import { Create, Edit, useRecordContext } from 'react-admin';
import type { Recipe } from '@tokpa/contract/recipes';
import { PageHeading, Publication } from '../ui/index.ts';
import { RecipeForm } from './recipe-form.tsx';

function RecipeHeading() {
  const recipe = useRecordContext<Recipe>();
  return (
    <PageHeading title={recipe?.title ?? 'Recette'}>{recipe && <Publication status={recipe.status} />}</PageHeading>
  );
}

export function RecipeCreate() {
  return (
    <>
      <PageHeading title="Nouvelle recette" />
      <Create title={false} redirect="edit">
        <RecipeForm />
      </Create>
    </>
  );
}

export function RecipeEdit() {
  return (
    <Edit title={false} actions={<RecipeHeading />} mutationMode="pessimistic" redirect={false}>
      <RecipeForm />
    </Edit>
  );
}
