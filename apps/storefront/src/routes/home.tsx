import { CATEGORIES_ON_HOME, FEATURED_ON_HOME } from '@tokpa/contract/limits';
import { apiContext } from '../api/context.ts';
import { ProductGrid, ProductStrip, toCard } from '../catalogue/index.ts';
import { CategoryTiles, Hero, Section, Trust } from '../home/index.ts';
import { RecentlyViewed } from '../recently-viewed/index.ts';
import { PageError } from '../shell/index.ts';
import { organizationSchema, websiteSchema } from '../structured-data/index.ts';
import type { Route } from './+types/home.ts';
import { CARD_PARTS } from './card-parts.tsx';
import { originOf, pageMeta } from './page-meta.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [featured, categories, settings] = await Promise.all([
    api.call('GET /products', { query: { featured: 'true', limit: FEATURED_ON_HOME } }),
    api.call('GET /categories'),
    api.call('GET /settings/public'),
  ]);
  const origin = originOf(request);
  const isFeatured = featured.data.length > 0;
  const shown = isFeatured ? featured : await api.call('GET /products', { query: { limit: FEATURED_ON_HOME } });
  return {
    schemas: [organizationSchema(settings.data, origin), websiteSchema(settings.data, origin)],
    isFeatured,
    products: shown.data.map((product) => toCard(product)),
    categories: categories.data
      .slice(0, CATEGORIES_ON_HOME)
      .map(({ id, slug, name, productsCount, picture }) => ({ id, slug, name, productsCount, picture })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: 'Santé et bien-être, le marché africain en ligne',
    description:
      'Plantes, compléments, soins et appareils de mesure choisis au Bénin. Livraison gratuite partout au Bénin, paiement par Mobile Money ou Visa.',
    address: '/',
    schemas: loaderData?.schemas,
  });

export default function HomePage({ loaderData: { products, categories, isFeatured } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      {categories.length > 0 && (
        <Section title="Nos rayons">
          <CategoryTiles categories={categories} />
        </Section>
      )}
      <Section
        title={isFeatured ? 'Produits en vedette' : 'Nos produits'}
        more={{ to: '/products', label: 'Tout voir' }}
      >
        {products.length > 0 ? (
          <ProductGrid products={products} label="Produits en vedette" heading="h3" {...CARD_PARTS} />
        ) : (
          <p className="py-8 text-center text-muted">Aucun produit disponible pour le moment.</p>
        )}
      </Section>
      <RecentlyViewed
        className="column pt-8 md:pt-12"
        renderProducts={(products) => (
          <ProductStrip products={products.map((one) => toCard(one))} label="Vus récemment" {...CARD_PARTS} />
        )}
      />
      <Section title="Pourquoi acheter ici">
        <Trust />
      </Section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} failed="Erreur lors du chargement des données" />;
}
