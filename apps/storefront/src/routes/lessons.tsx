import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/lessons.ts';
import { Lessons, LessonsSkeleton } from '../learning/index.ts';
import { ShopperOnly } from '../session/index.ts';
import { Link } from '../ui/link.tsx';
import { listAddress } from '../ui/list-address.ts';
import { pageMeta } from './page-meta.ts';

const LESSON = 'lecon';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ma formation',
    description: 'Les leçons de votre formation et votre progression.',
    unlisted: true,
  });

export default function LessonsPage({ params: { id } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <div className="column pb-8 pt-2">
      <Link
        to="/account/formations"
        className="mb-1 inline-flex min-h-11 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Mes formations
      </Link>
      <ShopperOnly fallback={<LessonsSkeleton />} afterLogout="/">
        <Lessons
          key={id}
          id={id}
          named={query.get(LESSON)}
          addressOf={(lesson) => listAddress(`/account/formations/${id}`, { [LESSON]: lesson })}
        />
      </ShopperOnly>
    </div>
  );
}
