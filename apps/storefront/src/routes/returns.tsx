import { sayCount } from '@tokpa/contract/say-count';
import type { Route } from './+types/returns.ts';
import { apiContext } from '../api/context.ts';
import { RefundDelays, ReturnPolicy, ReturnRequest, returnSteps, summariseReturns } from '../return-requests/index.ts';
import { PageError } from '../shell/index.ts';
import { InformationPage, InformationSection } from '../ui/information-page.tsx';
import { Notice } from '../ui/notice.tsx';
import { NumberedSteps } from '../ui/numbered-steps.tsx';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { WithoutScript } from '../ui/without-script.tsx';
import { informationMeta } from './information-meta.ts';
import { originOf } from './page-meta.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  const { contactEmail: email, supportPhone: phone, returnDays, perishableReturnDays, warrantyYears } = data;
  const terms = { returnDays, perishableReturnDays, warrantyYears };
  return { origin: originOf(request), email, phone, terms, refundDelays: data.refundDelays };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  informationMeta(matches, loaderData?.origin, {
    path: '/returns',
    title: 'Retours et remboursements',
    description: loaderData ? summariseReturns(loaderData.terms) : '',
  });

export default function ReturnsPage({ loaderData: { email, phone, terms, refundDelays } }: Route.ComponentProps) {
  return (
    <InformationPage
      title="Retours et remboursements"
      lead={`Un article ne va pas ? Vous avez ${sayCount(terms.returnDays, 'jour')} pour nous le dire, ${terms.perishableReturnDays} pour une denrée périssable.`}
    >
      <Notice tone="warning">
        {frenchSpaces(
          'Vérifiez votre colis devant le livreur. Une fois qu’il est reparti, aucun retour n’est possible sans une demande que nous avons acceptée.',
        )}
      </Notice>
      <InformationSection title="Ce qui se retourne, et jusqu’à quand">
        <ReturnPolicy {...terms} />
      </InformationSection>
      <InformationSection title="En quatre étapes">
        <NumberedSteps steps={returnSteps(terms.returnDays)} />
      </InformationSection>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-12">
        <InformationSection
          title="Délais de remboursement"
          lead="Une fois l’article contrôlé et le retour accepté."
          className="lg:col-start-2"
        >
          <RefundDelays delays={refundDelays} />
        </InformationSection>
        <InformationSection
          id="demande"
          title="Demander un retour"
          className="lg:col-start-1 lg:row-start-1 print:hidden"
        >
          <div className="rounded-card border border-line bg-surface p-4 shadow-soft md:p-8">
            <WithoutScript email={email} phone={phone} />
            <ReturnRequest />
          </div>
        </InformationSection>
      </div>
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
