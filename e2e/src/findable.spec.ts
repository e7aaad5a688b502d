import type { APIResponse, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoBarriers } from './inspect-page.ts';
import { content, fcfa, heading, visit } from './pages/page-parts.ts';
import { schemaFaults } from './schema-rules.ts';

const PRODUCT = '/product/miel-toutes-fleurs-du-borgou';
const CATEGORY = '/category/alimentation-bio';
const FORMATION = '/formation/bien-utiliser-glucometre-et-tensiometre';
const SEMINAR = '/seminar/journee-prevention-diabete-et-tension';
const SESSION = '/coaching/bilan-nutrition-personnel';
const POST = '/blog/prendre-sa-tension-a-la-maison';
const RECIPE = '/recipe/bissap-a-lananas-et-a-la-menthe';
const LISTS = ['/formations', '/seminars', '/coaching', '/blog', '/recipes'] as const;

type Head = { canonical: string | null; robots: string | null; properties: Record<string, string>; schemas: unknown[] };

/** What the page says of itself, as it was sent: search engines and messengers run no scripts. */
async function headOf(page: Page, path: string): Promise<Head> {
  const answer = await page.request.get(path);
  expect(answer.ok(), path).toBe(true);
  const html = await answer.text();
  return page.evaluate((markup) => {
    const sent = new DOMParser().parseFromString(markup, 'text/html');
    const said = [...sent.querySelectorAll('meta[property], meta[name]')].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    return {
      canonical: sent.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      robots: sent.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
      properties: Object.fromEntries(said) as Record<string, string>,
      schemas: [...sent.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent ?? '') as unknown,
      ),
    };
  }, html);
}

/** Parsed as strictly as a reader of XML would; the text of every element of that name. */
async function xmlTexts(page: Page, answer: APIResponse, name: string): Promise<string[]> {
  expect(answer.headers()['content-type']).toContain('xml');
  const found = await page.evaluate(
    ([text = '', tag = '']) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      const fault = parsed.querySelector('parsererror')?.textContent;
      return fault ? { fault } : { texts: [...parsed.getElementsByTagName(tag)].map((node) => node.textContent ?? '') };
    },
    [await answer.text(), name],
  );
  expect(found.fault).toBeUndefined();
  return found.texts ?? [];
}

function typesOf({ schemas }: Head): string[] {
  return schemas.map((schema) => String((schema as Record<string, unknown>)['@type']));
}

test('an old address leads for good to where the page lives now @desktop', async ({ page, api }) => {
  const { data: product } = await api.call('GET /products/{id}', { params: { id: PRODUCT.slice('/product/'.length) } });
  const byId = await page.request.get(`/product/${product.id}?page=1`, { maxRedirects: 0 });
  expect(byId.status()).toBe(301);
  expect(byId.headers()['location']).toBe(`${PRODUCT}?page=1`);
  const category = await page.request.get(`/category/${product.category.id}`, { maxRedirects: 0 });
  expect(category.status()).toBe(301);
  expect(category.headers()['location']).toBe(`/category/${product.category.slug}`);
  await page.goto(`/product/${product.id}`);
  await expect(page).toHaveURL(PRODUCT);
  await expect(heading(page, product.name).first()).toBeVisible();
});

test('every public page says where it lives and what it looks like when it is shared @desktop', async ({
  page,
  shopUrl,
}) => {
  await page.goto('/about');
  const read = [...LISTS, FORMATION, SEMINAR, SESSION, POST, RECIPE];
  const sold = ['/', '/products', CATEGORY, PRODUCT];
  for (const path of [...sold, ...read, '/about', '/faq', '/contact', '/shipping', '/terms']) {
    const { canonical, robots, properties } = await headOf(page, path);
    expect(canonical, path).toBe(shopUrl + path);
    expect(robots, path).toBeNull();
    expect(properties['og:url'], path).toBe(canonical);
    expect(properties['og:locale'], path).toBe('fr_FR');
    for (const name of [
      'description',
      'og:title',
      'og:description',
      'og:site_name',
      'twitter:title',
      'twitter:image',
    ]) {
      expect(properties[name], `${path} ${name}`).toBeTruthy();
    }
    const picture = await page.request.get(properties['og:image'] ?? '');
    expect(picture.headers()['content-type'], path).toBe('image/jpeg');
    expect(Number(properties['og:image:width']), path).toBeGreaterThanOrEqual(600);
  }
  const { properties } = await headOf(page, PRODUCT);
  expect(properties['og:type']).toBe('product');
  expect(properties['product:price:amount']).toMatch(/^\d+$/);
  expect(properties['product:price:currency']).toBe('XOF');
});

test('what is filtered, searched, after the last page or personal stays out of search engines @desktop', async ({
  page,
  shopUrl,
}) => {
  await page.goto('/about');
  const narrowed = ['/formations?level=DEBUTANT', '/coaching?mode=ONLINE', '/blog?tag=tension'];
  const pastTheEnd = ['/products', CATEGORY, '/blog', '/seminars'].map((list) => `${list}?page=9999`);
  const filtered = ['/search?q=miel', '/products?minPrice=2000', `${CATEGORY}?inStock=true`, ...narrowed];
  for (const path of [...filtered, ...pastTheEnd]) {
    const { canonical, robots } = await headOf(page, path);
    expect(robots, path).toBe('noindex, follow');
    expect(canonical, path).toBeNull();
  }
  for (const path of ['/login', '/register', '/account', '/checkout', '/track-order', '/favorites']) {
    expect((await headOf(page, path)).robots, path).toMatch(/^noindex/);
  }
  expect((await headOf(page, '/products?sort=price-asc&view=list&page=2')).canonical).toBe(
    `${shopUrl}/products?page=2`,
  );
});

test('each page carries the structured data that fits it @desktop', async ({ page }) => {
  await page.goto('/about');
  for (const [path, ...types] of [
    ['/', 'Organization', 'WebSite'],
    [PRODUCT, 'Product', 'BreadcrumbList'],
    [CATEGORY, 'BreadcrumbList', 'CollectionPage'],
    ['/products', 'CollectionPage'],
    ['/faq', 'BreadcrumbList', 'FAQPage'],
    ['/shipping', 'BreadcrumbList'],
    [FORMATION, 'Course', 'BreadcrumbList'],
    [SEMINAR, 'Event', 'BreadcrumbList'],
    [SESSION, 'Event', 'BreadcrumbList'],
    [POST, 'BlogPosting', 'BreadcrumbList'],
    [RECIPE, 'Recipe', 'BreadcrumbList'],
    ...LISTS.map((list) => [list, 'BreadcrumbList'] as const),
  ] as const) {
    const head = await headOf(page, path);
    expect(typesOf(head).toSorted(), path).toEqual([...types].toSorted());
    expect(schemaFaults(head.schemas), path).toEqual([]);
  }
});

test('products with sizes and products with reviews are told so @desktop', async ({ page, api }) => {
  await page.goto('/about');
  const { data } = await api.call('GET /products', { query: { limit: 100, sort: 'rating' } });
  const sized = data.find(({ variations }) => variations.length > 1);
  // One with sizes: the opinions about the others come and go with other tests.
  const rated = data.find(({ reviewsCount, variations }) => reviewsCount > 1 && variations.length > 1);
  if (!sized || !rated) throw new Error('The demo shop has products with sizes and with reviews');
  const ofSized = await headOf(page, `/product/${sized.slug}`);
  expect(schemaFaults(ofSized.schemas)).toEqual([]);
  expect(JSON.stringify(ofSized.schemas)).toContain('"@type":"AggregateOffer"');
  const ofRated = await headOf(page, `/product/${rated.slug}`);
  expect(schemaFaults(ofRated.schemas)).toEqual([]);
  expect(JSON.stringify(ofRated.schemas)).toContain('"@type":"AggregateRating"');
  expect(JSON.stringify(ofRated.schemas)).toContain('"@type":"Review"');
});

test('the site map lists every page, and robots are told where it is @desktop', async ({ page, api, shopUrl }) => {
  await page.goto('/about');
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
  for (const path of ['/admin', '/account', '/checkout', '/order/']) expect(robots).toContain(`Disallow: ${path}`);
  const addresses = async () => {
    const files = await xmlTexts(page, await page.request.get('/sitemap.xml'), 'loc');
    const listed: string[] = [];
    for (const file of files) listed.push(...(await xmlTexts(page, await page.request.get(file), 'loc')));
    return listed;
  };
  const listed = await addresses();
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(
    expect.arrayContaining(
      ['/', '/products', PRODUCT, CATEGORY, FORMATION, SEMINAR, SESSION, POST, RECIPE, ...LISTS].map(
        (path) => shopUrl + path,
      ),
    ),
  );
  // Other tests make products and take them away again.
  await expect(async () => {
    const { meta } = await api.call('GET /products', { query: { limit: 1 } });
    expect((await addresses()).filter((address) => address.includes('/product/'))).toHaveLength(meta.total);
  }).toPass({ timeout: 20_000 });
  const dates = await xmlTexts(page, await page.request.get('/sitemaps/products-1.xml'), 'lastmod');
  expect(dates.every((date) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(date))).toBe(true);
  expect((await page.request.get('/sitemaps/products-99.xml')).status()).toBe(404);
  expect((await page.request.get('/sitemaps/orders-1.xml')).status()).toBe(404);
});

test('the feed holds what comparison sites need of every product @desktop', async ({ page, api, shopUrl }) => {
  await page.goto('/about');
  const feed = await page.request.get('/feeds/products.xml');
  const prices = await xmlTexts(page, feed, 'g:price');
  expect(prices.every((price) => /^\d+ XOF$/.test(price))).toBe(true);
  const items = await xmlTexts(page, feed, 'item');
  for (const tag of ['g:id', 'g:title', 'g:description', 'g:link', 'g:image_link', 'g:availability', 'g:condition']) {
    const texts = await xmlTexts(page, feed, tag);
    expect(texts, tag).toHaveLength(items.length);
    expect(texts.every(Boolean), tag).toBe(true);
  }
  // Other tests make products and take them away again.
  await expect(async () => {
    const { data } = await api.call('GET /products', { query: { limit: 100 } });
    // Products without a picture are not offered anywhere else.
    const offered = data.filter(({ image }) => image).map(({ slug }) => `${shopUrl}/product/${slug}`);
    expect(offered.length).toBeGreaterThan(10);
    const now = await xmlTexts(page, await page.request.get('/feeds/products.xml'), 'g:link');
    const links = new Set(now.map((link) => link.replace(/\?option=.*$/, '')));
    expect(offered.filter((address) => !links.has(address))).toEqual([]);
  }).toPass({ timeout: 20_000 });
});

test('each size in the feed leads to its own price, chosen on the page before any script runs', async ({
  page,
  api,
}) => {
  await page.goto('/about');
  const { data } = await api.call('GET /products', { query: { limit: 100 } });
  const product = data.find(({ image, variations }) => image && new Set(variations.map(({ price }) => price)).size > 1);
  const dearest = product?.variations.toSorted((one, other) => other.price - one.price)[0];
  if (!product || !dearest) throw new Error('The demo shop has products with sizes');
  const feed = await page.request.get('/feeds/products.xml');
  const [ids, links] = [await xmlTexts(page, feed, 'g:id'), await xmlTexts(page, feed, 'g:link')];
  expect(new Set(ids).size).toBe(ids.length);
  const address = `/product/${product.slug}?option=${dearest.id}`;
  expect(links[ids.indexOf(dearest.id)]).toMatch(new RegExp(`${address.replace('?', '\\?')}$`));
  const { canonical, properties, schemas } = await headOf(page, address);
  expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(`/product/${product.slug}`);
  expect(properties['product:price:amount']).toBe(String(dearest.price));
  expect(schemas[0]).toMatchObject({ sku: dearest.id, offers: { '@type': 'Offer', price: dearest.price } });
  expect(schemaFaults(schemas)).toEqual([]);
  const sent = await (await page.request.get(address)).text();
  expect(/<input[^>]*checked=""[^>]*>/.exec(sent)?.[0]).toContain(dearest.id);
  await visit(page, address);
  await expect(page.locator(`#variation-${dearest.id}`)).toBeChecked();
  await expect(content(page).getByText(fcfa(dearest.price)).first()).toBeVisible();
  // Without an option, or with one that is gone, the page begins with the cheapest.
  for (const other of [`/product/${product.slug}`, `/product/${product.slug}?option=partie`]) {
    await visit(page, other);
    await expect(page.locator(`#variation-${dearest.id}`)).not.toBeChecked();
  }
});

test('a search is narrowed step by step, and each step says how many products it leaves', async ({ page }) => {
  await visit(page, '/search?q=karité');
  await content(page).locator('summary').filter({ hasText: 'Filtres' }).click();
  await expectNoBarriers(page, 'what a search can be narrowed by');
  const rated = content(page)
    .getByRole('list', { name: 'Note' })
    .getByRole('link', { name: /4 étoiles et plus/ });
  const left = /\d+$/.exec((await rated.innerText()).trim())?.[0] ?? '';
  await rated.click();
  await expect(page).toHaveURL(/minRating=4/);
  const status = content(page)
    .getByRole('status')
    .filter({ hasText: /produits?$/ });
  await expect(status).toHaveText(new RegExp(`^${left} produits?$`));
  await expect(rated).toHaveAttribute('aria-current', 'true');
  await rated.click();
  await expect(page).not.toHaveURL(/minRating/);
  await expect(page).toHaveURL(/q=karit/);
});

test('a mistyped search proposes what was meant', async ({ page }) => {
  await visit(page, '/search?q=glucomtre');
  await content(page).getByRole('link', { name: '« glucomètre »' }).click();
  await expect(heading(page, 'Résultats pour « glucomètre »')).toBeVisible();
  await expect(content(page).getByText('Vouliez-vous dire')).toBeHidden();
});

test('a search that finds nothing leads on: another spelling, shelves, what others like, and us', async ({ page }) => {
  await visit(page, '/search?q=tracteur%20karitte');
  await expect(content(page)).toContainText('Aucun produit trouvé.');
  await expect(content(page).getByRole('link', { name: '« karité »' })).toBeVisible();
  await expect(content(page).getByRole('link', { name: 'Alimentation bio', exact: true })).toBeVisible();
  await expect(content(page).getByRole('list', { name: 'Les mieux notés' }).getByRole('article')).toHaveCount(4);
  const ask = content(page).getByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain('tracteur karitte');
  await expectNoBarriers(page, 'a search that finds nothing');
});

test('the word in the catalogue’s own filter puts what fits it best first', async ({ page, api }) => {
  await visit(page, '/products?search=miel');
  const { data } = await api.call('GET /products', { query: { search: 'miel' } });
  const names = content(page).getByRole('list', { name: 'Produits', exact: true }).getByRole('heading');
  expect(await names.allInnerTexts()).toEqual(data.map(({ name }) => name));
  await expect(content(page).getByRole('combobox', { name: 'Trier par' })).toContainText('Pertinence');
});

test('the search box is emptied by a touch', async ({ page }) => {
  await visit(page, '/');
  const box = page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true });
  await box.fill('miel');
  await expect(page.getByRole('option', { name: /Miel/ }).first()).toContainText('FCFA');
  await page.getByRole('button', { name: 'Effacer la recherche' }).filter({ visible: true }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is narrowed by its links all the same', async ({ page, faults }) => {
    faults.allow(/^csp: .+\/assets\/.+\.js$/);
    await page.goto('/products?search=miel');
    await content(page).locator('summary').filter({ hasText: 'Filtres' }).click();
    await content(page)
      .getByRole('list', { name: 'Disponibilité' })
      .getByRole('link', { name: /En stock/ })
      .click();
    await expect(page).toHaveURL(/search=miel&inStock=true/);
    await content(page).locator('summary').filter({ hasText: 'Filtres' }).click();
    await page.getByRole('form', { name: 'Filtres' }).getByRole('button', { name: 'Appliquer' }).click();
    await expect(page).toHaveURL(/inStock=true/);
    await expect(content(page).getByRole('article').first()).toBeVisible();
  });
});
