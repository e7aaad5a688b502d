import { request as askRaw } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { keysWithTexts, MARKER, SIGN } from './injection/attack.ts';
import { type AttackedShop, openAttackedShop } from './injection/attacked-shop.ts';
import { fillShop } from './injection/fill-shop.ts';
import { createWriter, type Row, type Writer } from './injection/writer.ts';
import { content, visit } from './pages/page-parts.ts';
import { enterAs, registerShopper, type Shopper } from './shoppers.ts';
import { enterAsStaff } from './staff.ts';

test.describe.configure({ mode: 'default' });

// Changed forms write what new ones write; of a person's own name, of secrets and of links that came by mail nobody else sees anything.
const SAME_TEXTS =
  /^(PUT|PATCH) (?!\/auth\/admin\/saved-filters$)|^(POST|DELETE) \/auth\/|\/(confirm|unsubscribe|quote)$|^POST \/(orders|stock-alerts|formation-enrollments)$/;

const REFLECTED = `"'></title></script><script>${MARKER}=1</script><img src=x ${SIGN}${MARKER}=1>`;

/** Whatever a text made of itself in the page or in a frame of it; on the window it stays until the page is left. */
async function expectNothingRan(page: Page, where: string): Promise<void> {
  const found = await page.evaluate((marker) => {
    const planted = 'img[src="x"], [onerror], [onload]:not(link), [href^="javascript:" i]';
    // A preview runs no scripts, a test's neither: what it is made of is read instead.
    const frames = [...document.querySelectorAll('iframe')].map((frame) =>
      new DOMParser().parseFromString(frame.srcdoc, 'text/html'),
    );
    const elements = [
      ...document.querySelectorAll(planted),
      ...frames.flatMap((frame) => [...frame.querySelectorAll(`${planted}, script`)]),
    ];
    return [...(marker in window ? ['it ran'] : []), ...elements.map((one) => one.outerHTML)];
  }, MARKER);
  expect(found, where).toEqual([]);
}

function refuseDialogs(page: Page): void {
  page.on('dialog', (dialog) => {
    throw new Error(`a text of somebody opened a dialog: ${dialog.message()}`);
  });
}

function shopScreens(rows: Record<string, Row>): string[] {
  const slug = (name: string) => rows[name]?.slug ?? '';
  return [
    `/product/${slug('products')}`,
    `/product/${slug('varied')}`,
    `/category/${slug('categories')}`,
    `/blog/${slug('blog-posts')}`,
    `/recipe/${slug('recipes')}`,
    `/formation/${slug('formations')}`,
    `/seminar/${slug('seminars')}`,
    `/coaching/${slug('coaching-sessions')}`,
    '/blog',
    '/recipes',
    '/account/formations',
    `/account/formations/${rows['formation-enrollments']?.id}`,
    `/order/${rows['orders']?.id}`,
    '/account',
  ];
}

/** A list of the back office that holds these rows alone: others write to the same shop, and may push them off its first page. */
const listOf = (name: string, filter: Record<string, string>) =>
  `/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

function deskScreens(rows: Record<string, Row>, { id: userId, email }: Shopper): string[] {
  const edited = [
    'products',
    'categories',
    'blog-posts',
    'recipes',
    'formations',
    'seminars',
    'coaching-sessions',
    'content-library',
    'coupons',
  ];
  const shown = ['orders', 'contact-messages', 'return-requests'];
  return [
    ...edited.map((name) => `/${name}/${rows[name]?.id}`),
    `/products/${rows['varied']?.id}`,
    ...shown.map((name) => `/${name}/${rows[name]?.id}/show`),
    `/orders/${rows['called']?.id}/show`,
    listOf('transactions', { search: rows['called']?.orderNumber ?? '' }),
    `/users/${userId}/show`,
    `/email-campaigns/${rows['admin/email-campaigns']?.id}/show`,
    `/seminar-registrations/${rows['seminar-registrations']?.id}`,
    `/coaching-enrollments/${rows['coaching-enrollments']?.id}`,
    listOf('orders', { search: rows['orders']?.orderNumber ?? '' }),
    listOf('users', { search: email }),
    ...['blog-categories', 'blog-tags', 'recipe-categories', 'staff'].map((name) => `/${name}`),
    ...['reviews', 'blog-comments'].map((name) => listOf(name, { status: 'APPROVED' })),
  ];
}

/** What somebody wrote when they settled a payment stands in the log alone. */
async function settledScreen({ staff, rows }: Writer): Promise<string> {
  const query = { resource: 'orders', act: 'settle', rowId: rows['called']?.id ?? '', limit: 1 };
  const [act] = (await staff.api.call('GET /audit-log', { query })).data;
  return `/audit-log/${act?.id}/show`;
}

/** What the shop remembers and sent of it all. */
async function traceScreens({ staff, shopper }: Writer): Promise<string[]> {
  const [act] = (await staff.api.call('GET /audit-log', { query: { resource: 'products', limit: 1 } })).data;
  const [mail] = (await staff.api.call('GET /mails', { query: { search: shopper.email, limit: 1 } })).data;
  return [`/audit-log/${act?.id}/show`, `/mails/${mail?.id}/show`, '/audit-log', '/mails', '/transactions'];
}

/** Goes to another screen of the back office as its own links do, without loading it anew. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/admin${path}`);
  await expect(content(page).getByRole('progressbar')).toHaveCount(0);
}

/** Also what stands in fields counts as shown. */
async function expectShown(page: Page, where: string): Promise<void> {
  const shown = () =>
    page.evaluate(() =>
      [
        ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map((one) => one.value),
        document.body.innerText,
      ].join('\n'),
    );
  await expect.poll(shown, { message: `${where} shows what was typed` }).toContain(SIGN);
}

test.describe('a script in a text', { tag: '@desktop' }, () => {
  let writer: Writer;

  test.beforeAll(async ({ shopUrl, staff, product }) => {
    writer = await createWriter(shopUrl, staff);
    const picture = await fetch(new URL(product.image ?? '', shopUrl));
    await fillShop(writer, new Uint8Array(await picture.arrayBuffer()), product.categoryId);
  });
  test.afterAll(() => writer.clean());

  test('is written into every form that the shop has', () => {
    const missing = keysWithTexts().filter((key) => !writer.keysUsed.has(key) && !SAME_TEXTS.test(key));
    expect(missing).toEqual([]);
  });

  test('is a text on every page of the shop', async ({ page, context, shopUrl }) => {
    refuseDialogs(page);
    await enterAs(context, shopUrl, writer.shopper);
    for (const path of shopScreens(writer.rows)) {
      await visit(page, path);
      await expectShown(page, path);
      await expectNothingRan(page, path);
    }
  });

  test('is a text on every screen of the back office', async ({ page, context, shopUrl, faults }) => {
    refuseDialogs(page);
    // The recorder of tests runs a script in every frame; a preview lets nobody's run. Of what it holds itself, none is found below.
    faults.allow(/Blocked script execution in 'about:srcdoc'/);
    await enterAsStaff(context, shopUrl, writer.staff);
    await page.goto('/admin/blog-posts');
    for (const path of [...deskScreens(writer.rows, writer.shopper), await settledScreen(writer)]) {
      await goTo(page, path);
      await expectShown(page, path);
      await expectNothingRan(page, path);
    }
    for (const path of await traceScreens(writer)) {
      await goTo(page, path);
      await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingRan(page, path);
    }
    await goTo(page, '/transactions');
    await content(page).getByRole('button', { name: 'Mes filtres' }).click();
    await expect(page.getByRole('menuitem').filter({ hasText: SIGN })).toBeVisible();
    await expectNothingRan(page, 'the filters that somebody keeps');
  });
});

test.describe('a script in a setting', { tag: '@desktop' }, () => {
  const PAGES = [
    '/',
    '/products',
    '/search?q=karite',
    '/contact',
    '/faq',
    '/shipping',
    '/returns',
    '/terms',
    '/privacy',
  ];
  const MORE_PAGES = ['/about', '/login', '/register', '/formations', '/blog', '/offline', '/nulle-part'];
  let shop: AttackedShop;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    shop = await openAttackedShop();
  });
  test.afterAll(() => shop.close());

  test('is a text in the whole shop, in its mails and where it was written', async ({ page, context, faults }) => {
    test.setTimeout(180_000);
    refuseDialogs(page);
    faults.allow(/Blocked script execution in 'about:srcdoc'/);
    faults.allow(new RegExp(`third party: ${shop.url}/`));
    expect(shop.untouched).toEqual([]);
    for (const path of [...PAGES, ...MORE_PAGES]) {
      await visit(page, shop.url + path);
      await expectShown(page, path);
      await expectNothingRan(page, path);
    }
    const visitor = await registerShopper(shop.url);
    await enterAs(context, shop.url, visitor);
    for (const path of ['/account', '/checkout', '/track-order', '/favorites']) {
      await visit(page, shop.url + path);
      await expectNothingRan(page, path);
    }
    await enterAsStaff(context, shop.url, shop.staff);
    const [mail] = (await shop.staff.api.call('GET /mails', { query: { search: visitor.email, limit: 1 } })).data;
    await page.goto(`${shop.url}/admin/settings`);
    for (const path of ['/settings', `/mails/${mail?.id}/show`, '/system', '/']) {
      await goTo(page, path);
      await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingRan(page, path);
    }
    await goTo(page, '/settings');
    await expectShown(page, '/settings');
  });

  test('is a text in a shop that is closed, in its feeds and for search engines', async ({ page, faults }) => {
    refuseDialogs(page);
    faults.allow(new RegExp(`third party: ${shop.url}/`));
    faults.allow(/503/);
    const isWhole = (xml: string) =>
      page.evaluate((text) => !new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror'), xml);
    await page.goto(`${shop.url}/faq`);
    for (const path of ['/sitemap.xml', '/feeds/products.xml']) {
      const answer = await fetch(shop.url + path);
      expect([answer.status, await isWhole(await answer.text())], path).toEqual([200, true]);
    }
    await shop.staff.api.call('POST /system/maintenance', { body: { action: 'enable-maintenance' } });
    await page.goto(shop.url);
    await expectShown(page, 'the closed shop');
    await expectNothingRan(page, 'the closed shop');
    await shop.staff.api.call('POST /system/maintenance', { body: { action: 'disable-maintenance' } });
  });
});

test.describe('a script in an address', { tag: '@desktop' }, () => {
  const NAMES = [
    'q',
    'search',
    'page',
    'category',
    'tag',
    'sort',
    'from',
    'email',
    'token',
    'orderNumber',
    'view',
    'level',
    'mode',
    'rating',
    '_routes',
    'utm_source',
  ];
  const PAGES = [
    '/',
    '/products',
    '/product/x',
    '/category/x',
    '/search',
    '/formations',
    '/seminars',
    '/coaching',
    '/blog',
    '/blog/x',
    '/recipes',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/track-order',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/stock-alerts/unsubscribe',
    '/contact',
    '/nulle-part',
    '/offline',
    '/after-payment',
    '/order/x',
    '/products.data',
    '/search.data',
  ];

  test('never comes back as anything but a text', async ({ shopUrl }) => {
    const query = new URLSearchParams(NAMES.map((name) => [name, REFLECTED]));
    for (const path of PAGES) {
      const answer = await fetch(`${shopUrl}${path}?${query}`);
      const written = await answer.text();
      expect(answer.status, path).toBeLessThan(500);
      expect(written, path).not.toContain(`<script>${MARKER}`);
      expect(written, path).not.toContain('<img src=x');
      expect(answer.headers.get('content-security-policy'), path).not.toMatch(/script-src[^;]*'unsafe-inline'/);
      const inPath = await fetch(`${shopUrl}${path}/${encodeURIComponent(REFLECTED)}`);
      expect(await inPath.text(), path).not.toContain('<img src=x');
    }
  });

  test('does nothing where a browser opens it', async ({ page }) => {
    refuseDialogs(page);
    const attack = encodeURIComponent(REFLECTED);
    for (const path of [
      `/search?q=${attack}`,
      `/products?search=${attack}`,
      `/track-order?orderNumber=${attack}&email=${attack}`,
      `/forgot-password?email=${attack}`,
      `/reset-password?email=${attack}`,
      `/login?from=javascript:${MARKER}=1&email=${attack}`,
    ]) {
      await visit(page, path);
      await expectNothingRan(page, path);
    }
  });
});

test('no way of writing a path leads out of the folders that are served', { tag: '@desktop' }, async ({ shopUrl }) => {
  const { hostname, port } = new URL(shopUrl);
  // Browsers and `fetch` tidy a path up before they send it; this does not.
  const ask = (path: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      askRaw({ hostname, port, path, agent: false }, (answer) => {
        let body = '';
        answer.setEncoding('latin1').on('data', (part: string) => (body += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      })
        .on('error', reject)
        .end();
    });
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '%252e%252e%252f',
    '....//',
    '..%00/',
    '..;/',
    '/',
  ];
  const folders = [
    '/',
    '/media/',
    '/assets/',
    '/admin/',
    '/admin/assets/',
    '/sitemaps/',
    '/feeds/',
    '/fonts/',
    '/api/v1/content-library/',
  ];
  const wanted = ['etc/passwd', 'package.json', 'postgres/PG_VERSION'];
  for (const folder of folders) {
    for (const up of ups) {
      for (const file of wanted) {
        const path = `${folder}${up.repeat(8)}${file}`;
        const { status, body } = await ask(path);
        expect(status, path).toBeLessThan(500);
        expect(body, path).not.toMatch(/^root:|"workspaces"|^\d{2}\n$/);
      }
    }
  }
});
