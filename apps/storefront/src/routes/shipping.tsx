import { deliverySpan, sayDeliveryDays } from '@tokpa/contract/delivery-days';
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

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  const { shippingFee, shippingZones: zones, countriesServed: countries, codCities, codFee, codMaxAmount } = data;
  const cash = { codCities, codFee, codMaxAmount };
  return {
    origin: originOf(request),
    shippingFee,
    zones,
    delays: sayDeliveryDays(deliverySpan(zones)),
    countries,
    cash,
    hasWhatsApp: data.whatsappNumber !== '',
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  informationMeta(matches, loaderData?.origin, {
    path: '/shipping',
    title: 'Livraison',
    description: `Livraison en ${loaderData?.delays} au Bénin et dans la sous-région : zones, tarifs, étapes, garanties et cas particuliers.`,
  });

export default function ShippingPage({ loaderData }: Route.ComponentProps) {
  return (
    <InformationPage
      title="Livraison"
      lead={`En ${loaderData.delays} selon la zone, au Bénin et dans la sous-région : où nous livrons, à quel prix, et comment cela se passe.`}
    >
      <CheckoutFee shippingFee={loaderData.shippingFee} />
      <InformationSection
        title="Zones et tarifs standard"
        lead={`Les délais valent pour toutes les commandes, à partir de l’expédition. Les tarifs standard s’appliquent aux livraisons convenues avec notre équipe, par téléphone${loaderData.hasWhatsApp ? ' ou WhatsApp' : ''} ; ils sont offerts à partir du montant indiqué.`}
      >
        <ShippingZones zones={loaderData.zones} />
        <p className="mt-4 text-sm text-muted">{`Pays desservis\u00a0: ${andList(loaderData.countries)}.`}</p>
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
