import { frenchSpaces } from '../ui/french-spaces.ts';
import type { Route } from './+types/blog.ts';
import { apiContext } from '../api/context.ts';
import { postEntry } from '../blog/index.ts';
import { PageError } from '../shell/index.ts';
import { ChoiceLinks } from '../ui/choice-links.tsx';
import { EntryList } from '../ui/entry-list.tsx';
import { InformationPage } from '../ui/information-page.tsx';
import { choicesOf } from './choices.ts';
import { listAddress, readPage } from '../ui/list-address.ts';
import { listedAt } from './listed.ts';
import { pageMeta } from './page-meta.ts';

const PATH = '/blog';
const TITLE = 'Blog';
const LEAD = 'Plantes, nutrition, mesures à la maison : des conseils simples, écrits et relus avec soin.';

/** Which articles are asked for; what is empty narrows nothing. */
function readNarrowing(query: URLSearchParams) {
  const category = query.get('category')?.trim();
  const tag = query.get('tag')?.trim();
  return { ...(category && { category }), ...(tag && { tag }) };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const page = readPage(searchParams);
  const narrowing = readNarrowing(searchParams);
  const [posts, categories] = await Promise.all([
    api.call('GET /blog-posts', { query: { page, ...narrowing } }),
    api.call('GET /blog-categories'),
  ]);
  return {
    ...listedAt(request, { path: PATH, title: TITLE, page: posts.meta, isNarrowed: Object.keys(narrowing).length > 0 }),
    narrowing,
    page: posts.meta,
    entries: posts.data.map(postEntry),
    categories: categories.data
      .filter(({ postsCount }) => postsCount > 0)
      .map(({ slug, name }) => ({ label: name, value: slug })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: TITLE, description: LEAD, ...loaderData?.listed, schemas: loaderData?.schemas });

export default function BlogPage({ loaderData: { entries, page, narrowing, categories } }: Route.ComponentProps) {
  const { category, tag } = narrowing;
  const choices = choicesOf({
    path: PATH,
    all: 'Tous',
    by: 'category',
    values: categories,
    chosen: category,
    isNarrowed: tag !== undefined,
  });
  return (
    <InformationPage title={TITLE} lead={LEAD}>
      <div className="flex flex-col gap-6">
        <ChoiceLinks label="Rubriques" choices={choices} />
        {tag && <p className="text-lg">{frenchSpaces(`Articles sur « ${tag} »`)}</p>}
        <EntryList
          entries={entries}
          page={page}
          noun="articles"
          addressOf={(to) => listAddress(PATH, { ...narrowing, page: to })}
          empty="Aucun article ici pour le moment."
          whole={{ to: PATH, label: 'Voir tous les articles' }}
        />
      </div>
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} failed="Erreur lors du chargement des articles" />;
}
