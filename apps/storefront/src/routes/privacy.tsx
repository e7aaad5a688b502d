import type { Route } from './+types/privacy.ts';
import { apiContext } from '../api/context.ts';
import { LegalDocument, privacyOf } from '../legal/index.ts';
import { PageError } from '../shell/index.ts';
import { InformationPage } from '../ui/information-page.tsx';
import { informationMeta } from './information-meta.ts';
import { originOf } from './page-meta.ts';

const TITLE = 'Confidentialité';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  // The text is made here: as data it weighs less than as a script, and no browser makes it again.
  return { origin: originOf(request), sections: privacyOf(data) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  informationMeta(matches, loaderData?.origin, {
    path: '/privacy',
    title: TITLE,
    description:
      'Données collectées, utilisation, sécurité, droits, cookies et durées de conservation : comment la boutique traite vos données.',
  });

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <InformationPage
      title={TITLE}
      lead="Ce que nous savons de vous, pourquoi, combien de temps, et comment le faire effacer."
    >
      <LegalDocument sections={loaderData.sections} />
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
