import type { RecipeProduct } from '@tokpa/contract/recipes';
import type { Route } from './+types/recipe.ts';
import { apiContext } from '../api/context.ts';
import { AddToCart } from '../cart/index.ts';
import { excerptOf } from '../catalogue/index.ts';
import { RecipeArticle, RecipeProducts, toShownRecipe } from '../recipes/index.ts';
import { PageError } from '../shell/index.ts';
import { breadcrumbSchema, recipeSchema, shopSchema } from '../structured-data/index.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { listAddress } from '../ui/list-address.ts';
import { crumbsTo } from './listed.ts';
import { moveTo } from './move-to.ts';
import { originOf, pageMeta } from './page-meta.ts';

const DESCRIPTION_LENGTH = 155;

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ data: recipe }, settings] = await Promise.all([
    api.call('GET /recipes/{id}', { params: { id: params.slug } }),
    api.call('GET /settings/public'),
  ]);
  const { slug, title, description } = recipe;
  if (slug !== params.slug) throw moveTo(`/recipe/${slug}`, url);
  const origin = originOf(request);
  const crumbs = crumbsTo({ label: 'Recettes', to: '/recipes' }, { label: title, to: `/recipe/${slug}` });
  return {
    recipe: toShownRecipe(recipe),
    crumbs,
    description: excerptOf(description || title, DESCRIPTION_LENGTH),
    schemas: [recipeSchema(recipe, shopSchema(settings.data, origin), origin), breadcrumbSchema(origin, crumbs)],
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { recipe, description, schemas } = loaderData;
  const { slug, title, picture } = recipe;
  return pageMeta(matches, { title, description, address: `/recipe/${slug}`, picture, isArticle: true, schemas });
};

export default function RecipePage({ loaderData: { recipe, crumbs } }: Route.ComponentProps) {
  return (
    <div className="column pt-2">
      <Breadcrumb crumbs={crumbs} />
      <RecipeArticle recipe={recipe} addressOf={(category) => listAddress('/recipes', { category })} />
      {recipe.products.length > 0 && <RecipeProducts products={recipe.products} actionOf={wayToBuy} />}
    </div>
  );
}

function wayToBuy({ id, name, slug, stock, hasVariations }: RecipeProduct) {
  if (!hasVariations || stock === 0) return <AddToCart product={{ id, name, slug, stock }} />;
  return (
    <ButtonLink to={`/product/${slug}`} variant="secondary" size="narrow" wide>
      Choisir
      <VisuallyHidden> une option de {name}</VisuallyHidden>
    </ButtonLink>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} notFound="Recette non trouvée" failed="Erreur lors du chargement de la recette" />;
}
