import type { Route } from './+types/terms.ts';
import { apiContext } from '../api/context.ts';
import { LegalDocument, termsOf } from '../legal/index.ts';
import { PageError } from '../shell/index.ts';
import { InformationPage } from '../ui/information-page.tsx';
import { informationMeta } from './information-meta.ts';
import { originOf } from './page-meta.ts';

const TITLE = 'Conditions générales de vente';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  // The text is made here: as data it weighs less than as a script, and no browser makes it again.
  return { origin: originOf(request), sections: termsOf(data) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  informationMeta(matches, loaderData?.origin, {
    path: '/terms',
    title: TITLE,
    description:
      'Conditions générales de vente : commande, prix, paiement, livraison, retours, garanties et litiges, en onze points.',
  });

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <InformationPage title={TITLE} lead="Les règles de nos ventes, en onze points et en français courant.">
      <LegalDocument sections={loaderData.sections} />
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
