import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { Route } from './+types/learning.ts';
import { LearningList, LearningSkeleton } from '../learning/index.ts';
import { ShopperOnly } from '../session/index.ts';
import { Link } from '../ui/link.tsx';
import { pageMeta } from './page-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Mes formations, séminaires et coaching',
    description: 'Vos formations, vos séminaires et vos séances de coaching.',
    unlisted: true,
  });

export default function LearningPage() {
  return (
    <div className="column pb-8 pt-2">
      <Link
        to="/account"
        className="mb-1 inline-flex min-h-11 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Retour à mon compte
      </Link>
      <h1 className="mb-5 text-2xl md:text-3xl">Mes formations, séminaires et coaching</h1>
      <ShopperOnly fallback={<LearningSkeleton />} afterLogout="/">
        <LearningList lessonsAddress={(id) => `/account/formations/${id}`} />
      </ShopperOnly>
    </div>
  );
}
