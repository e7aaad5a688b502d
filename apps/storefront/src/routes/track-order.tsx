import { ShopperOnly } from '../session/index.ts';
import { Tracking } from '../tracking/index.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

export const meta = () => [
  { title: 'Suivre ma commande' },
  { name: 'description', content: "Suivez l'avancement et la livraison de votre commande." },
  { name: 'robots', content: 'noindex' },
];

export default function TrackOrderPage() {
  return (
    <div className="column pb-10 pt-6">
      <h1 className="text-2xl">Suivre ma commande</h1>
      <p className="mb-5 mt-1 text-muted">Saisissez le numéro de votre commande, ou son identifiant.</p>
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
