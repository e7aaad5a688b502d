import { FORMATION_LEVEL_LABELS, FORMATION_LEVELS } from '@tokpa/contract/course-labels';
import type { Route } from './+types/formations.ts';
import { apiContext } from '../api/context.ts';
import { formationEntry } from '../formations/index.ts';
import { PageError } from '../shell/index.ts';
import { ChoiceLinks } from '../ui/choice-links.tsx';
import { EntryList } from '../ui/entry-list.tsx';
import { InformationPage } from '../ui/information-page.tsx';
import { choicesOf } from './choices.ts';
import { listAddress, readPage } from '../ui/list-address.ts';
import { listedAt } from './listed.ts';
import { pageMeta } from './page-meta.ts';

const PATH = '/formations';
const TITLE = 'Formations';
const LEAD = 'Apprenez à votre rythme : des leçons courtes, écrites par des soignants et des artisans d’ici.';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = readPage(searchParams);
  const level = FORMATION_LEVELS.find((known) => known === searchParams.get('level'));
  const found = await context.get(apiContext).call('GET /formations', { query: { page, ...(level && { level }) } });
  return {
    ...listedAt(request, { path: PATH, title: TITLE, page: found.meta, isNarrowed: level !== undefined }),
    level,
    page: found.meta,
    entries: found.data.map(formationEntry),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: TITLE, description: LEAD, ...loaderData?.listed, schemas: loaderData?.schemas });

export default function FormationsPage({ loaderData: { entries, level, page } }: Route.ComponentProps) {
  const values = FORMATION_LEVELS.map((value) => ({ label: FORMATION_LEVEL_LABELS[value], value }));
  return (
    <InformationPage title={TITLE} lead={LEAD}>
      <div className="flex flex-col gap-6">
        <ChoiceLinks
          label="Niveau"
          choices={choicesOf({ path: PATH, all: 'Toutes', by: 'level', values, chosen: level })}
        />
        <EntryList
          entries={entries}
          page={page}
          noun="formations"
          addressOf={(to) => listAddress(PATH, { level, page: to })}
          empty="Aucune formation ici pour le moment."
        />
      </div>
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} failed="Erreur lors du chargement des formations" />;
}
