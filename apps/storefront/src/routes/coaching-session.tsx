import type { Route } from './+types/coaching-session.ts';
import { apiContext } from '../api/context.ts';
import { excerptOf } from '../catalogue/index.ts';
import { sessionFacts, toShownSession } from '../coaching-sessions/index.ts';
import { PageError } from '../shell/index.ts';
import { breadcrumbSchema, coachingSchema, shopSchema } from '../structured-data/index.ts';
import { crumbsTo } from './listed.ts';
import { moveTo } from './move-to.ts';
import { originOf, pageMeta } from './page-meta.ts';
import { SeatPage } from './seat-page.tsx';

const DESCRIPTION_LENGTH = 155;

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ data: session }, settings] = await Promise.all([
    api.call('GET /coaching-sessions/{id}', { params: { id: params.id } }),
    api.call('GET /settings/public'),
  ]);
  const { slug, title } = session;
  if (slug !== params.id) throw moveTo(`/coaching/${slug}`, url);
  const origin = originOf(request);
  const crumbs = crumbsTo({ label: 'Coaching', to: '/coaching' }, { label: title, to: `/coaching/${slug}` });
  const shown = toShownSession(session, new Date());
  const event = coachingSchema(session, shopSchema(settings.data, origin), origin);
  return {
    session: shown,
    crumbs,
    description: excerptOf(`${shown.when}. ${session.description}`, DESCRIPTION_LENGTH),
    schemas: [event, breadcrumbSchema(origin, crumbs)],
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { session, description, schemas } = loaderData;
  const { title, slug, picture } = session;
  return pageMeta(matches, { title, description, address: `/coaching/${slug}`, picture, schemas });
};

export default function CoachingSessionPage({ loaderData: { session, crumbs } }: Route.ComponentProps) {
  return <SeatPage offer={session} itemType="COACHING_SESSION" crumbs={crumbs} facts={sessionFacts(session)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} notFound="Séance non trouvée" failed="Erreur lors du chargement de la séance" />;
}
