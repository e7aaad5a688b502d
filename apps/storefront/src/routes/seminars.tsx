import type { Route } from './+types/seminars.ts';
import { apiContext } from '../api/context.ts';
import { seminarEntry } from '../seminars/index.ts';
import { PageError } from '../shell/index.ts';
import { EntryGrid } from '../ui/entry-card.tsx';
import { EntryList } from '../ui/entry-list.tsx';
import { InformationPage, InformationSection } from '../ui/information-page.tsx';
import { listAddress, readPage } from '../ui/list-address.ts';
import { listedAt, nextMinute } from './listed.ts';
import { pageMeta } from './page-meta.ts';

const PATH = '/seminars';
const TITLE = 'Séminaires';
const LEAD = 'Des rencontres avec des soignants, des productrices et des sportifs, près de chez vous.';
const PAST_SHOWN = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const page = readPage(new URL(request.url).searchParams);
  const now = new Date();
  const moment = nextMinute(now);
  const [coming, past] = await Promise.all([
    api.call('GET /seminars', { query: { page, startsAfter: moment } }),
    api.call('GET /seminars', { query: { startsBefore: moment, sort: '-startDate', limit: PAST_SHOWN } }),
  ]);
  return {
    ...listedAt(request, { path: PATH, title: TITLE, page: coming.meta }),
    page: coming.meta,
    entries: coming.data.map((seminar) => seminarEntry(seminar, now)),
    past: past.data.map((seminar) => seminarEntry(seminar, now)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: TITLE, description: LEAD, ...loaderData?.listed, schemas: loaderData?.schemas });

export default function SeminarsPage({ loaderData: { entries, past, page } }: Route.ComponentProps) {
  return (
    <InformationPage title={TITLE} lead={LEAD}>
      <EntryList
        entries={entries}
        page={page}
        noun="séminaires"
        addressOf={(to) => listAddress(PATH, { page: to })}
        empty="Aucun séminaire n’est prévu pour le moment. Inscrivez-vous à la newsletter pour être prévenu."
      />
      {past.length > 0 && (
        <InformationSection title="Séminaires passés">
          <EntryGrid entries={past} label="séminaires passés" heading="h3" />
        </InformationSection>
      )}
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} failed="Erreur lors du chargement des séminaires" />;
}
