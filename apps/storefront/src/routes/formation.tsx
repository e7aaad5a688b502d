import BookOpen from 'lucide-react/icons/book-open';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hourglass from 'lucide-react/icons/hourglass';
import type { Route } from './+types/formation.ts';
import { apiContext } from '../api/context.ts';
import { AddToCart } from '../cart/index.ts';
import { excerptOf } from '../catalogue/index.ts';
import { FormationAction, lessonsInWords, OpenDocuments, Programme, toShownFormation } from '../formations/index.ts';
import { PageError } from '../shell/index.ts';
import { breadcrumbSchema, courseSchema, shopSchema } from '../structured-data/index.ts';
import { CoursePage } from '../ui/course-page.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { crumbsTo } from './listed.ts';
import { moveTo } from './move-to.ts';
import { originOf, pageMeta } from './page-meta.ts';

const DESCRIPTION_LENGTH = 155;

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ data: formation }, settings] = await Promise.all([
    api.call('GET /formations/{id}', { params: { id: params.id } }),
    api.call('GET /settings/public'),
  ]);
  const { slug, title, description } = formation;
  if (slug !== params.id) throw moveTo(`/formation/${slug}`, url);
  const origin = originOf(request);
  const crumbs = crumbsTo({ label: 'Formations', to: '/formations' }, { label: title, to: `/formation/${slug}` });
  const course = courseSchema(formation, shopSchema(settings.data, origin), origin);
  return {
    formation: toShownFormation(formation),
    crumbs,
    description: excerptOf(description, DESCRIPTION_LENGTH),
    schemas: [course, breadcrumbSchema(origin, crumbs)],
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { formation, description, schemas } = loaderData;
  const { title, slug, picture } = formation;
  return pageMeta(matches, { title, description, address: `/formation/${slug}`, picture, schemas });
};

export default function FormationPage({ loaderData: { formation, crumbs } }: Route.ComponentProps) {
  const { id, title, description, picture, price, duration, level, lessonsCount, content, modules, documents } =
    formation;
  const facts = [
    { icon: <GraduationCap className="size-5" />, name: 'Niveau', value: level },
    { icon: <Hourglass className="size-5" />, name: 'Durée', value: duration },
    { icon: <BookOpen className="size-5" />, name: 'Contenu', value: lessonsCount > 0 && lessonsInWords(lessonsCount) },
  ].filter(({ value }) => value);
  return (
    <CoursePage
      {...{ crumbs, title, picture, price, facts }}
      lead={description}
      note={<p className="text-muted">Vous la suivez quand vous voulez, depuis votre compte.</p>}
      action={
        <FormationAction
          key={id}
          formation={formation}
          lessonsAddress={(enrolled) => `/account/formations/${enrolled}`}
        >
          <AddToCart product={{ id, name: title, stock: 1, itemType: 'FORMATION' }} size="page" />
        </FormationAction>
      }
    >
      {content && <RichText html={content} />}
      {modules.length > 0 && <Programme modules={modules} />}
      {documents.length > 0 && <OpenDocuments documents={documents} />}
    </CoursePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageError error={error} notFound="Formation non trouvée" failed="Erreur lors du chargement de la formation" />
  );
}
