import { COACHING_MODE_LABELS, COACHING_MODES } from '@tokpa/contract/course-labels';
import type { Route } from './+types/coaching.ts';
import { apiContext } from '../api/context.ts';
import { hasBegun, sessionEntry } from '../coaching-sessions/index.ts';
import { PageError } from '../shell/index.ts';
import { ChoiceLinks } from '../ui/choice-links.tsx';
import { EntryGrid } from '../ui/entry-card.tsx';
import { InformationPage } from '../ui/information-page.tsx';
import { choicesOf } from './choices.ts';
import { listedAt } from './listed.ts';
import { pageMeta } from './page-meta.ts';

const PATH = '/coaching';
const TITLE = 'Coaching';
const LEAD = 'Un accompagnement par de vraies personnes, en ligne ou sur place, à deux ou en petit groupe.';
// Sessions on appointment have no date to be asked for by: all are read, those to come before those that are over, which are left out.
const MOST_SESSIONS = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const mode = COACHING_MODES.find((known) => known === new URL(request.url).searchParams.get('mode'));
  const query = { limit: MOST_SESSIONS, sort: '-startDate' as const, ...(mode && { mode }) };
  const { data } = await context.get(apiContext).call('GET /coaching-sessions', { query });
  const now = new Date();
  return {
    ...listedAt(request, { path: PATH, title: TITLE, page: { page: 1, pages: 1 }, isNarrowed: mode !== undefined }),
    mode,
    entries: data
      .filter((session) => !hasBegun(session, now))
      .reverse()
      .map((session) => sessionEntry(session, now)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: TITLE, description: LEAD, ...loaderData?.listed, schemas: loaderData?.schemas });

export default function CoachingPage({ loaderData: { entries, mode } }: Route.ComponentProps) {
  const values = COACHING_MODES.map((value) => ({ label: COACHING_MODE_LABELS[value], value }));
  return (
    <InformationPage title={TITLE} lead={LEAD}>
      <div className="flex flex-col gap-6">
        <ChoiceLinks
          label="Mode"
          choices={choicesOf({ path: PATH, all: 'Toutes', by: 'mode', values, chosen: mode })}
        />
        {entries.length > 0 ? (
          <EntryGrid entries={entries} label="séances de coaching" first />
        ) : (
          <p className="py-6 text-lg text-muted">Aucune séance n’est prévue ici pour le moment.</p>
        )}
      </div>
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} failed="Erreur lors du chargement du coaching" />;
}
