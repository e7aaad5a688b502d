import { MARKET_ADDRESS } from '@tokpa/contract/shop-policy';
import type { Route } from './+types/contact.ts';
import { apiContext } from '../api/context.ts';
import {
  ContactDetails,
  ContactMessage,
  LinkRows,
  MarketMap,
  QUICK_LINKS,
  Whereabouts,
} from '../contact-messages/index.ts';
import { teasersOf } from '../faq/index.ts';
import { PageError } from '../shell/index.ts';
import { InformationPage, InformationSection } from '../ui/information-page.tsx';
import { WithoutScript } from '../ui/without-script.tsx';
import { informationMeta } from './information-meta.ts';
import { originOf } from './page-meta.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  const { supportPhone, whatsappNumber, contactEmail, contactAddress } = data;
  return {
    origin: originOf(request),
    details: { supportPhone, whatsappNumber, contactEmail, contactAddress },
    // It is the map of that place and of no other.
    isAtMarket: contactAddress === MARKET_ADDRESS,
    teasers: teasersOf(data).map(({ id, question }) => ({ to: `/faq#${id}`, label: question })),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const calls = loaderData?.details.whatsappNumber ? ', appelez ou passez par WhatsApp' : ' ou appelez';
  return informationMeta(matches, loaderData?.origin, {
    path: '/contact',
    title: 'Contact',
    description: `Une question sur un produit, une commande, un conseil santé ? Écrivez-nous${calls}.`,
  });
};

export default function ContactPage({ loaderData: { details, isAtMarket, teasers } }: Route.ComponentProps) {
  return (
    <InformationPage
      title="Contact"
      lead="Une question sur un produit, une commande, un conseil ? Une personne vous répond, en français."
    >
      <div className="flex flex-col gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-12">
        {/* On a phone the map comes last. */}
        <div className="contents lg:col-start-2 lg:flex lg:flex-col lg:gap-10">
          <InformationSection title="Nous joindre">
            <ContactDetails {...details} />
          </InformationSection>
          {details.contactAddress && (
            <InformationSection title="Nous trouver" className="max-lg:order-last">
              {isAtMarket ? <MarketMap /> : <Whereabouts address={details.contactAddress} />}
            </InformationSection>
          )}
        </div>
        <div className="flex flex-col gap-10 lg:col-start-1 lg:row-start-1 print:hidden">
          <InformationSection title="Nous écrire">
            <div className="rounded-card border border-line bg-surface p-4 shadow-soft md:p-8">
              <WithoutScript email={details.contactEmail} phone={details.supportPhone} />
              <ContactMessage />
            </div>
          </InformationSection>
          <div className="grid gap-10 md:grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] md:gap-5">
            {teasers.length > 0 && (
              <InformationSection title="On nous demande souvent">
                <LinkRows rows={teasers} />
              </InformationSection>
            )}
            <InformationSection title="Pages utiles">
              <LinkRows rows={QUICK_LINKS} />
            </InformationSection>
          </div>
        </div>
      </div>
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
