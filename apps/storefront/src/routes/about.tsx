import type { Route } from './+types/about.ts';
import { Commitments, Offer, Story } from '../about/index.ts';
import { apiContext } from '../api/context.ts';
import { PageError } from '../shell/index.ts';
import { andList } from '../ui/and-list.ts';
import { ButtonLink } from '../ui/button.tsx';
import { InformationPage, InformationSection } from '../ui/information-page.tsx';
import { informationMeta } from './information-meta.ts';
import { originOf } from './page-meta.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  return {
    origin: originOf(request),
    shopName: data.shopName,
    tagline: data.tagline,
    countries: data.countriesServed,
    warrantyYears: data.warrantyYears,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  informationMeta(matches, loaderData?.origin, {
    path: '/about',
    title: 'À propos',
    description: 'La boutique santé et bien-être de Cotonou : son histoire, ses engagements et les pays où elle livre.',
  });

export default function AboutPage({
  loaderData: { shopName, tagline, countries, warrantyYears },
}: Route.ComponentProps) {
  return (
    <InformationPage title={`À propos de ${shopName}`} lead={tagline}>
      <Story />
      <InformationSection title="Nos engagements">
        <Commitments warrantyYears={warrantyYears} />
      </InformationSection>
      <InformationSection title="Ce que vous trouverez ici">
        <Offer countries={countries} />
      </InformationSection>
      <InformationSection title="Où nous livrons">
        <p className="max-w-160 text-lg">{`${andList(countries)}.`}</p>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row print:hidden">
          <ButtonLink to="/products" size="large">
            Voir les produits
          </ButtonLink>
          <ButtonLink to="/contact" size="large" variant="secondary">
            Nous contacter
          </ButtonLink>
        </div>
      </InformationSection>
    </InformationPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
