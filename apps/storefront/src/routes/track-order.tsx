import type { Route } from './+types/track-order.ts';
import { apiContext } from '../api/context.ts';
import { ShopperOnly } from '../session/index.ts';
import { Tracking } from '../tracking/index.ts';
import { PrintLetterhead } from '../ui/print-letterhead.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { letterheadOf } from './letterhead.ts';
import { pageMeta } from './page-meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  return letterheadOf(data);
}

// The form writes what it looks for into the address: the letterhead stays the same.
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Suivre ma commande',
    description: 'Suivez l’avancement et la livraison de votre commande.',
    unlisted: true,
  });

export default function TrackOrderPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="column pb-10 pt-6">
      <PrintLetterhead {...loaderData} />
      <h1 className="text-2xl print:hidden">Suivre ma commande</h1>
      <p className="mb-5 mt-1 text-muted print:hidden">Saisissez le numéro de votre commande, ou son identifiant.</p>
      <ShopperOnly fallback={<FormShape />}>
        <Tracking />
      </ShopperOnly>
    </div>
  );
}

function FormShape() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-80 md:h-52" />
    </SkeletonGroup>
  );
}
