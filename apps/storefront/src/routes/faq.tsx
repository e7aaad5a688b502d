import { useSearchParams } from 'react-router';
import type { Route } from './+types/faq.ts';
import { apiContext } from '../api/context.ts';
import { pageAddress } from '../api/page-address.ts';
import { Faq, faqForSearchEngines } from '../faq/index.ts';
import { PageError } from '../shell/index.ts';
import { ButtonLink } from '../ui/button.tsx';
import { InformationPage } from '../ui/information-page.tsx';
import { pageMeta } from '../ui/page-meta.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  const { shopName, shippingFee, codCities, codFee, codMaxAmount, unpaidOrderMinutes, supportPhone } = data;
  return {
    address: pageAddress(request),
    shopName,
    facts: { shippingFee, codCities, codFee, codMaxAmount, unpaidOrderMinutes, supportPhone },
  };
}

/** The words of the search change what is shown of the same questions: nothing is asked of the server again. */
export function shouldRevalidate() {
  return false;
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: 'Questions fréquentes' }];
  const { address, shopName, facts } = loaderData;
  return [
    ...pageMeta({
      title: 'Questions fréquentes',
      description:
        'Commande, livraison, paiement Mobile Money, produits de santé, retours, garanties et compte : les réponses aux questions que l’on nous pose.',
      address,
      shopName,
    }),
    { 'script:ld+json': faqForSearchEngines(facts) },
  ];
};

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const asked = useSearchParams()[0].get('q') ?? '';
  return (
    <InformationPage
      title="Questions fréquentes"
      lead="Cherchez un mot, ou ouvrez une rubrique. Votre question n’y est pas ? Écrivez-nous."
    >
      <Faq facts={loaderData.facts} asked={asked} />
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-primary-tint p-5 print:hidden md:p-6">
        <p className="font-semibold">Vous n’avez pas trouvé votre réponse ?</p>
        <ButtonLink to="/contact">Nous écrire</ButtonLink>
      </div>
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
