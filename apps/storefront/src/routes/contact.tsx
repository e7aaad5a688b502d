import type { Route } from './+types/contact.ts';
import { apiContext } from '../api/context.ts';
import { pageAddress } from '../api/page-address.ts';
import { ContactDetails, ContactMessage, MarketMap, QuickLinks } from '../contact-messages/index.ts';
import { FaqTeasers, teasersOf } from '../faq/index.ts';
import { PageError } from '../shell/index.ts';
import { InformationPage, InformationSection } from '../ui/information-page.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { WithoutScript } from '../ui/without-script.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  const { shopName, supportPhone, whatsappNumber, contactEmail, contactAddress } = data;
  return {
    address: pageAddress(request),
    shopName,
    details: { supportPhone, whatsappNumber, contactEmail, contactAddress },
    teasers: teasersOf(data).map(({ id, question }) => ({ id, question })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Contact',
        description: 'Une question sur un produit, une commande, un conseil santé ? Écrivez-nous, appelez ou passez par WhatsApp.',
        address: loaderData.address,
        shopName: loaderData.shopName,
      })
    : [{ title: 'Contact' }];

export default function ContactPage({ loaderData: { details, teasers } }: Route.ComponentProps) {
  return (
    <InformationPage
      title="Contact"
      lead="Une question sur un produit, une commande, un conseil ? Une personne vous répond, en français."
    >
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-12">
        <InformationSection title="Nous joindre" className="lg:col-start-2 lg:row-start-1">
          <ContactDetails {...details} />
        </InformationSection>
        <InformationSection title="Nous écrire" className="lg:col-start-1 lg:row-span-3 lg:row-start-1 print:hidden">
          <div className="rounded-card border border-line bg-surface p-4 shadow-soft md:p-8">
            <WithoutScript email={details.contactEmail} phone={details.supportPhone} />
            <ContactMessage />
          </div>
        </InformationSection>
        <InformationSection title="On nous demande souvent" className="lg:col-start-2">
          <FaqTeasers questions={teasers} />
        </InformationSection>
        <InformationSection title="Liens rapides" className="lg:col-start-2 print:hidden">
          <QuickLinks />
        </InformationSection>
      </div>
      <InformationSection title="Nous trouver" lead={details.contactAddress}>
        <MarketMap />
      </InformationSection>
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
