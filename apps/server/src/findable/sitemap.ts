import {
  publishedCategories,
  publishedFormations,
  publishedPosts,
  publishedProducts,
  publishedRecipes,
  publishedSeminars,
  publishedSessions,
  type Platform,
  type Published,
} from '@tokpa/api';
import { xml } from './xml.ts';

/** The protocol allows 50 000; smaller files are asked for again at less cost when one address in them changes. */
const MOST_IN_A_FILE = 10_000;

const PAGES = [
  '/',
  '/products',
  '/formations',
  '/seminars',
  '/coaching',
  '/blog',
  '/recipes',
  '/about',
  '/contact',
  '/faq',
  '/shipping',
  '/returns',
  '/terms',
  '/privacy',
] as const;

type Kind = { name: string; path: string; published: Published; tags: readonly string[] };

/** What has a page each. */
const KINDS: readonly Kind[] = [
  { name: 'categories', path: '/category/', published: publishedCategories, tags: ['categories'] },
  { name: 'products', path: '/product/', published: publishedProducts, tags: ['products'] },
  { name: 'formations', path: '/formation/', published: publishedFormations, tags: ['formations'] },
  { name: 'seminars', path: '/seminar/', published: publishedSeminars, tags: ['seminars'] },
  { name: 'coaching', path: '/coaching/', published: publishedSessions, tags: ['coaching-sessions'] },
  { name: 'blog', path: '/blog/', published: publishedPosts, tags: ['blog-posts'] },
  { name: 'recipes', path: '/recipe/', published: publishedRecipes, tags: ['recipes'] },
];

export const SITEMAP_TAGS: readonly string[] = KINDS.flatMap(({ tags }) => tags);

type Platforms = Pick<Platform, 'db' | 'config'>;

function fileName(kind: string, number: number): string {
  return `${kind}-${number}.xml`;
}

async function fileNames({ db }: Platforms): Promise<string[]> {
  const names = [fileName('pages', 1)];
  for (const { name, published } of KINDS) {
    const files = Math.ceil((await published.count(db)) / MOST_IN_A_FILE);
    for (let number = 1; number <= files; number += 1) names.push(fileName(name, number));
  }
  return names;
}

/** The list of the lists. */
export async function sitemapIndex(platform: Platforms): Promise<string> {
  const { publicUrl } = platform.config;
  const names = await fileNames(platform);
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${names.map((name) => xml`<sitemap><loc>${publicUrl}/sitemaps/${name}</loc></sitemap>\n`)}</sitemapindex>
`.markup;
}

type Place = { path: string; updatedAt?: string };

async function placesIn({ db }: Platforms, kind: string, number: number): Promise<Place[]> {
  if (kind === 'pages') return number === 1 ? PAGES.map((path) => ({ path })) : [];
  const found = KINDS.find(({ name }) => name === kind);
  if (!found) return [];
  const range = { limit: MOST_IN_A_FILE, offset: (number - 1) * MOST_IN_A_FILE };
  const rows = await found.published.list(db, range);
  return rows.map(({ slug, updatedAt }) => ({ path: found.path + slug, updatedAt }));
}

const FILE = /^(?<kind>[a-z]+)-(?<number>[1-9]\d{0,5})\.xml$/;

/** One list of addresses, by its file's name; undefined when there is none of that name. */
export async function sitemapFile(platform: Platforms, name: string): Promise<string | undefined> {
  const { kind = '', number = '' } = FILE.exec(name)?.groups ?? {};
  const places = await placesIn(platform, kind, Number(number));
  if (places.length === 0) return undefined;
  const { publicUrl } = platform.config;
  const entries = places.map(
    ({ path, updatedAt }) =>
      xml`<url><loc>${publicUrl + path}</loc>${updatedAt && xml`<lastmod>${updatedAt}</lastmod>`}</url>\n`,
  );
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`.markup;
}
