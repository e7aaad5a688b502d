import type { Route } from './+types/terms.ts';
import { apiContext } from '../api/context.ts';
import { pageAddress } from '../api/page-address.ts';
import { LegalDocument, termsOf } from '../legal/index.ts';
import { PageError } from '../shell/index.ts';
import { InformationPage } from '../ui/information-page.tsx';
import { pageMeta } from '../ui/page-meta.ts';

const TITLE = 'Conditions générales de vente';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  // The text is made here: as data it weighs less than as a script, and no browser makes it again.
  return { address: pageAddress(request), shopName: data.shopName, sections: termsOf(data) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: TITLE,
        description:
          'Conditions générales de vente : commande, prix, paiement, livraison, retours, garanties et litiges, en onze points.',
        address: loaderData.address,
        shopName: loaderData.shopName,
      })
    : [{ title: TITLE }];

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
