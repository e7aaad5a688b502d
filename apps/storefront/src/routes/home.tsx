import { CATEGORIES_ON_HOME, FEATURED_ON_HOME } from '@tokpa/contract/limits';
import type { ApiClient } from '@tokpa/contract/client';
import { apiContext } from '../api/context.ts';
import { findTopCategories } from '../api/top-categories.ts';
import { postEntry } from '../blog/index.ts';
import { ProductGrid, ProductStrip, toCard } from '../catalogue/index.ts';
import { formationEntry } from '../formations/index.ts';
import { CategoryTiles, Hero, LearningLinks, Section, Trust } from '../home/index.ts';
import { RecentlyViewed } from '../recently-viewed/index.ts';
import { seminarEntry } from '../seminars/index.ts';
import { PageError } from '../shell/index.ts';
import { organizationSchema, websiteSchema } from '../structured-data/index.ts';
import { EntryGrid } from '../ui/entry-card.tsx';
import type { Entry } from '../ui/entry-card.tsx';
import { toPictureSource } from '../ui/picture-source.ts';
import type { Route } from './+types/home.ts';
import { CARD_PARTS } from './card-parts.tsx';
import { nextMinute } from './listed.ts';
import { originOf, pageMeta } from './page-meta.ts';

const NOTHING = { data: [] };

/** The next seminar, the newest formation and the newest article. The shop's window is whole without them. */
async function findDiscoveries(api: ApiClient): Promise<Entry[]> {
  const now = new Date();
  const [seminars, formations, posts] = await Promise.all([
    api.call('GET /seminars', { query: { startsAfter: nextMinute(now), limit: 1 } }).catch(() => NOTHING),
    api.call('GET /formations', { query: { limit: 1 } }).catch(() => NOTHING),
    api.call('GET /blog-posts', { query: { limit: 1 } }).catch(() => NOTHING),
  ]);
  return [
    ...seminars.data.map((one) => ({ ...seminarEntry(one, now), badge: badge('Séminaire') })),
    ...formations.data.map((one) => ({ ...formationEntry(one), badge: badge('Formation') })),
    ...posts.data.map((one) => ({ ...postEntry(one), badge: badge('Blog') })),
  ];
}

function badge(label: string): Entry['badge'] {
  return { label, tone: 'primary' };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [featured, categories, settings, discoveries] = await Promise.all([
    api.call('GET /products', { query: { featured: 'true', limit: FEATURED_ON_HOME } }),
    findTopCategories(api),
    api.call('GET /settings/public'),
    findDiscoveries(api),
  ]);
  const origin = originOf(request);
  const isFeatured = featured.data.length > 0;
  const shown = isFeatured ? featured : await api.call('GET /products', { query: { limit: FEATURED_ON_HOME } });
  return {
    schemas: [organizationSchema(settings.data, origin), websiteSchema(settings.data, origin)],
    isFeatured,
    discoveries,
    deliveryPromise: settings.data.deliveryPromise,
    products: shown.data.map((product) => toCard(product)),
    categories: categories.data.slice(0, CATEGORIES_ON_HOME).map(({ id, slug, name, productsCount, picture }) => ({
      id,
      slug,
      name,
      productsCount,
      picture: picture && toPictureSource(picture),
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: 'Santé et bien-être, le marché africain en ligne',
    description: [
      'Plantes, compléments, soins et appareils de mesure choisis au Bénin.',
      loaderData?.deliveryPromise && `${loaderData.deliveryPromise}.`,
      'Paiement par Mobile Money ou Visa.',
    ]
      .filter(Boolean)
      .join(' '),
    address: '/',
    schemas: loaderData?.schemas,
  });

export default function HomePage({
  loaderData: { products, categories, isFeatured, discoveries, deliveryPromise },
}: Route.ComponentProps) {
  const productsTitle = isFeatured ? 'Produits en vedette' : 'Nos produits';
  return (
    <>
      <Hero />
      {categories.length > 0 && (
        <Section title="Nos catégories">
          <CategoryTiles categories={categories} />
        </Section>
      )}
      <Section title={productsTitle} more={{ to: '/products', label: 'Tout voir' }}>
        {products.length > 0 ? (
          <ProductGrid products={products} label={productsTitle} heading="h3" {...CARD_PARTS} />
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
        <Trust delivery={deliveryPromise} />
      </Section>
      {discoveries.length > 0 && (
        <Section title="Apprendre et se retrouver" more={{ to: '/blog', label: 'Le blog' }}>
          <LearningLinks />
          <EntryGrid entries={discoveries} label="Apprendre et se retrouver" heading="h3" />
        </Section>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} failed="Erreur lors du chargement des données" />;
}
