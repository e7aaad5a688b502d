import type { Route } from './+types/recipes.ts';
import { apiContext } from '../api/context.ts';
import { recipeEntry } from '../recipes/index.ts';
import { PageError } from '../shell/index.ts';
import { ChoiceLinks } from '../ui/choice-links.tsx';
import { EntryList } from '../ui/entry-list.tsx';
import { InformationPage } from '../ui/information-page.tsx';
import { choicesOf } from './choices.ts';
import { listAddress, readPage } from '../ui/list-address.ts';
import { listedAt } from './listed.ts';
import { pageMeta } from './page-meta.ts';

const PATH = '/recipes';
const TITLE = 'Recettes';
const LEAD = 'Bissap, fonio, baobab, moringa : cuisinez ce que le marché a de meilleur.';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const page = readPage(searchParams);
  const category = searchParams.get('category')?.trim() || undefined;
  const [recipes, categories] = await Promise.all([
    api.call('GET /recipes', { query: { page, ...(category && { category }) } }),
    api.call('GET /recipe-categories'),
  ]);
  return {
    ...listedAt(request, { path: PATH, title: TITLE, page: recipes.meta, isNarrowed: category !== undefined }),
    category,
    page: recipes.meta,
    entries: recipes.data.map(recipeEntry),
    categories: categories.data
      .filter(({ recipesCount }) => recipesCount > 0)
      .map(({ slug, name }) => ({ label: name, value: slug })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: TITLE, description: LEAD, ...loaderData?.listed, schemas: loaderData?.schemas });

export default function RecipesPage({ loaderData: { entries, page, category, categories } }: Route.ComponentProps) {
  return (
    <InformationPage title={TITLE} lead={LEAD}>
      <div className="flex flex-col gap-6">
        <ChoiceLinks
          label="Catégories de recettes"
          choices={choicesOf({ path: PATH, all: 'Toutes', by: 'category', values: categories, chosen: category })}
        />
        <EntryList
          entries={entries}
          page={page}
          noun="recettes"
          addressOf={(to) => listAddress(PATH, { category, page: to })}
          empty="Aucune recette ici pour le moment."
          whole={{ to: PATH, label: 'Voir toutes les recettes' }}
        />
      </div>
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} failed="Erreur lors du chargement des recettes" />;
}
