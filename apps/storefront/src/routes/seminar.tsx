import type { Route } from './+types/seminar.ts';
import { apiContext } from '../api/context.ts';
import { excerptOf } from '../catalogue/index.ts';
import { seminarFacts, toShownSeminar } from '../seminars/index.ts';
import { PageError } from '../shell/index.ts';
import { breadcrumbSchema, seminarSchema, shopSchema } from '../structured-data/index.ts';
import { crumbsTo } from './listed.ts';
import { moveTo } from './move-to.ts';
import { originOf, pageMeta } from './page-meta.ts';
import { SeatPage } from './seat-page.tsx';

const DESCRIPTION_LENGTH = 155;

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ data: seminar }, settings] = await Promise.all([
    api.call('GET /seminars/{id}', { params: { id: params.id } }),
    api.call('GET /settings/public'),
  ]);
  const { slug, title } = seminar;
  if (slug !== params.id) throw moveTo(`/seminar/${slug}`, url);
  const origin = originOf(request);
  const crumbs = crumbsTo({ label: 'Séminaires', to: '/seminars' }, { label: title, to: `/seminar/${slug}` });
  const shown = toShownSeminar(seminar, new Date());
  const event = seminarSchema(seminar, shopSchema(settings.data, origin), origin);
  return {
    seminar: shown,
    crumbs,
    description: excerptOf(`${shown.when}. ${seminar.description}`, DESCRIPTION_LENGTH),
    schemas: [event, breadcrumbSchema(origin, crumbs)],
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { seminar, description, schemas } = loaderData;
  const { title, slug, picture } = seminar;
  return pageMeta(matches, { title, description, address: `/seminar/${slug}`, picture, schemas });
};

export default function SeminarPage({ loaderData: { seminar, crumbs } }: Route.ComponentProps) {
  return <SeatPage offer={seminar} itemType="SEMINAR" crumbs={crumbs} facts={seminarFacts(seminar)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} notFound="Séminaire non trouvé" failed="Erreur lors du chargement du séminaire" />;
}
