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

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const questions = loaderData?.categories.flatMap((category) => category.questions) ?? [];
  return informationMeta(matches, loaderData?.origin, {
    path: '/faq',
    title: 'Questions fréquentes',
    description:
      'Commande, livraison, paiement Mobile Money, produits de santé, retours, garanties et compte : les réponses aux questions que l’on nous pose.',
    schemas: questions.length > 0 ? [faqSchema(questions)] : [],
  });
};

export default function FaqPage({ loaderData: { categories } }: Route.ComponentProps) {
  const asked = showable(useSearchParams()[0].get('q'));
  const lead =
    categories.length > 0
      ? 'Cherchez un mot, ou ouvrez une rubrique. Votre question n’y est pas ? Écrivez-nous.'
      : 'Une question ? Écrivez-nous.';
  return (
    <InformationPage title="Questions fréquentes" lead={lead}>
      <Faq categories={categories} asked={asked} />
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
