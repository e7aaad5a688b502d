import { useSearchParams } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/faq.ts';
import { apiContext } from '../api/context.ts';
import { Faq, faqOf } from '../faq/index.ts';
import { PageError } from '../shell/index.ts';
import { faqSchema } from '../structured-data/index.ts';
import { InformationPage } from '../ui/information-page.tsx';
import { showable } from '../ui/showable.ts';
import { informationMeta } from './information-meta.ts';
import { originOf } from './page-meta.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  return { origin: originOf(request), categories: faqOf(data) };
}

/** Other words show other ones of the same questions: nothing is asked of the server again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  informationMeta(matches, loaderData?.origin, {
    path: '/faq',
    title: 'Questions fréquentes',
    description:
      'Commande, livraison, paiement Mobile Money, produits de santé, retours, garanties et compte : les réponses aux questions que l’on nous pose.',
    schemas: loaderData && [faqSchema(loaderData.categories.flatMap(({ questions }) => questions))],
  });

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const asked = showable(useSearchParams()[0].get('q'));
  return (
    <InformationPage
      title="Questions fréquentes"
      lead="Cherchez un mot, ou ouvrez une rubrique. Votre question n’y est pas ? Écrivez-nous."
    >
      <Faq categories={loaderData.categories} asked={asked} />
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
