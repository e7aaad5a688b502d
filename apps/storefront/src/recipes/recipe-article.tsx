import { frenchSpaces } from '../ui/french-spaces.ts';
import { Link } from '../ui/link.tsx';
import { Picture, WHOLE_PHONE } from '../ui/picture.tsx';
import type { ShownRecipe } from './shown-recipe.ts';

type RecipeArticleProps = { recipe: ShownRecipe; addressOf: (category: string) => string };

/** What it takes and how it is made; on a desk the ingredients stay beside the steps. */
export function RecipeArticle({ recipe, addressOf }: RecipeArticleProps) {
  return (
    <article>
      <div className="grid gap-5 md:grid-cols-2 md:items-center md:gap-10">
        <RecipeHeader recipe={recipe} addressOf={addressOf} />
        <Picture
          image={recipe.picture}
          alt=""
          eager
          sizes={`(min-width: 75rem) 580px, (min-width: 48rem) 46vw, ${WHOLE_PHONE}`}
          className="aspect-3/2 rounded-card print:hidden"
        />
      </div>
      <div className="mt-8 grid gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-start md:gap-12">
        <section
          aria-labelledby="ingredients"
          className="rounded-card bg-amber-tint p-5 print:bg-transparent print:p-0"
        >
          <h2 id="ingredients" className="mb-3 text-xl">
            Ingrédients
          </h2>
          <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-amber-strong">
            {recipe.ingredients.map((ingredient, position) => (
              <li key={`${position} ${ingredient}`}>{ingredient}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="etapes">
          <h2 id="etapes" className="mb-3 text-xl">
            Préparation
          </h2>
          <ol className="flex flex-col gap-5">
            {recipe.steps.map((step, position) => (
              <li key={`${position} ${step}`} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="flex size-9 shrink-0 items-center justify-center rounded-full bg-primary font-display font-bold text-surface"
                >
                  {position + 1}
                </span>
                <p className="max-w-prose pt-1.5">{step}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </article>
  );
}

function RecipeHeader({ recipe, addressOf }: RecipeArticleProps) {
  const { title, description, category, facts } = recipe;
  return (
    <header className="flex flex-col gap-3">
      {category && (
        <Link
          to={addressOf(category.slug)}
          className="inline-flex min-h-11 items-center self-start text-sm font-semibold text-primary hover:underline"
        >
          {category.name}
        </Link>
      )}
      <h1 className="text-2xl md:text-3xl">{frenchSpaces(title)}</h1>
      {description && <p className="max-w-170 text-lg text-pretty text-muted">{frenchSpaces(description)}</p>}
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
