import { COUNTRIES_SERVED, SHIPPING_MAX_DAYS, SHIPPING_MIN_DAYS } from '@tokpa/contract/shop-policy';
import type { Route } from './+types/shipping.ts';
import { apiContext } from '../api/context.ts';
import { PageError } from '../shell/index.ts';
import { CheckoutFee, SHIPPING_GUARANTEES, SHIPPING_STEPS, ShippingZones, SpecialCases } from '../shipping/index.ts';
import { andList } from '../ui/and-list.ts';
import { InformationPage, InformationSection } from '../ui/information-page.tsx';
import { NumberedSteps } from '../ui/numbered-steps.tsx';
import { Points } from '../ui/points.tsx';
import { informationMeta } from './information-meta.ts';
import { originOf } from './page-meta.ts';

const DELAYS = `${SHIPPING_MIN_DAYS} à ${SHIPPING_MAX_DAYS} jours`;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  const { shippingFee, codCities, codFee, codMaxAmount } = data;
  return { origin: originOf(request), shippingFee, cash: { codCities, codFee, codMaxAmount } };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  informationMeta(matches, loaderData?.origin, {
    path: '/shipping',
    title: 'Livraison',
    description: `Livraison en ${DELAYS} au Bénin et dans la sous-région : zones, tarifs, étapes, garanties et cas particuliers.`,
  });

export default function ShippingPage({ loaderData }: Route.ComponentProps) {
  return (
    <InformationPage
      title="Livraison"
      lead={`En ${DELAYS} selon la zone, au Bénin et dans six autres pays : où nous livrons, à quel prix, et comment cela se passe.`}
    >
      <CheckoutFee shippingFee={loaderData.shippingFee} />
      <InformationSection
        title="Zones et tarifs standard"
        lead="Les délais valent pour toutes les commandes, à partir de l’expédition. Les tarifs standard s’appliquent aux livraisons convenues avec notre équipe, par téléphone ou WhatsApp ; ils sont offerts à partir du montant indiqué."
      >
        <ShippingZones />
        <p className="mt-4 text-sm text-muted">{`Pays desservis\u00a0: ${andList(COUNTRIES_SERVED)}.`}</p>
      </InformationSection>
      <InformationSection title="Comment se passe la livraison">
        <NumberedSteps steps={SHIPPING_STEPS} />
      </InformationSection>
      <InformationSection title="Nos garanties">
        <Points points={SHIPPING_GUARANTEES} />
      </InformationSection>
      <InformationSection title="Cas particuliers">
        <SpecialCases {...loaderData.cash} />
      </InformationSection>
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
