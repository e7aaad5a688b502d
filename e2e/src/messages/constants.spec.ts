import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { continueToPayment } from '../pages/checkout.ts';
import { content, fcfa, field, heading, visit } from '../pages/page-parts.ts';
import { fillCart, giveAddress, placeOrder } from '../shoppers.ts';

function section(page: Page, title: string | RegExp): Locator {
  return content(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });
}

async function openFilters(page: Page): Promise<Locator> {
  await content(page).locator('summary').filter({ hasText: 'Filtres' }).click();
  return page.getByRole('form', { name: 'Filtres' });
}

test(
  'the delivery page tells each zone’s fee, what is free, and how long it takes',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/shipping');
    const zones = section(page, /zones/i).getByRole('listitem');
    await expect(zones).toHaveCount(5);
    const terms: ReadonlyArray<readonly [fee: number, freeAbove: number]> = [
      [2000, 25_000],
      [3500, 50_000],
      [8000, 75_000],
      [12_000, 100_000],
      [15_000, 100_000],
    ];
    for (const [at, [fee, freeAbove]] of terms.entries()) {
      await expect(zones.nth(at)).toContainText(fcfa(fee));
      await expect(zones.nth(at)).toContainText(fcfa(freeAbove));
    }
    const days = (await zones.allInnerTexts()).map(
      (text) => /(\d) à (\d) jours ouvrables/.exec(text)?.slice(1).map(Number) ?? [],
    );
    expect([Math.min(...days.flat()), Math.max(...days.flat())]).toEqual([2, 7]);
    const cash = content(page)
      .getByRole('listitem')
      .filter({ has: heading(page, 'Paiement à la livraison') });
    await expect(cash).toContainText('à Cotonou et Porto-Novo');
    await expect(cash).toContainText(fcfa(2000));
    await expect(cash).toContainText(fcfa(100_000));
    for (const country of ['Bénin', 'Togo', 'Burkina Faso', "Côte d'Ivoire", 'Mali', 'Niger', 'Sénégal']) {
      await expect(content(page)).toContainText(country);
    }
  },
);

test(
  'the returns page says until when, for what reasons, and how the money comes back',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/returns');
    const policy = section(page, 'Ce qui se retourne, et jusqu’à quand');
    for (const words of ['30 jours', '7 jours', '2 ans']) await expect(policy).toContainText(words);
    const refunds = section(page, 'Délais de remboursement');
    for (const words of ['24 à 48 heures', '3 à 5 jours', '5 à 10 jours']) await expect(refunds).toContainText(words);
    await expect(section(page, 'En quatre étapes').getByRole('listitem')).toHaveCount(4);
    const reasons = page.getByRole('form', { name: 'Demande de retour' }).getByLabel(/^Motif/);
    await expect(reasons.locator('option:not([value=""])')).toHaveText([
      'Article défectueux',
      'Article non conforme à la description',
      'Erreur dans la commande',
      'Changement d’avis',
      'Article abîmé pendant le transport',
      'Autre raison',
    ]);
  },
);

test('the pages of the house have the parts that they should', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/privacy');
  for (const words of ['10 ans', '3 ans', '1 an']) await expect(content(page)).toContainText(words);
  await visit(page, '/terms');
  await expect(content(page).getByRole('heading', { level: 2, name: /^\d+\. / })).toHaveCount(11);
  await visit(page, '/faq');
  await expect(content(page).getByRole('heading', { level: 2 })).toHaveText([
    'Commandes et livraison',
    'Paiement et sécurité',
    'Produits et santé',
    'Retours et garanties',
    'Compte client',
  ]);
  await visit(page, '/contact');
  await expect(section(page, 'On nous demande souvent').getByRole('listitem')).toHaveCount(3);
  const subjects = page.getByRole('form').getByLabel(/^Sujet/);
  await expect(subjects.locator('option:not([value=""])')).toHaveText([
    'Information sur un produit',
    'Suivi de commande',
    'Conseil santé',
    'Assistance technique',
    'Partenariat',
    'Autre demande',
  ]);
});

test(
  'prices are filtered from 0 to 500 000, and every change begins at the first page',
  { tag: '@desktop' },
  async ({ page, api }) => {
    // Other tests make products and take them away again.
    await expect(async () => {
      const { meta } = await api.call('GET /products');
      await visit(page, '/products?minPrice=abc&maxPrice=cher');
      await expect(content(page)).toContainText(new RegExp(`sur ${meta.total} produits`), { timeout: 2000 });
    }).toPass();
    await expect(content(page).getByRole('link', { name: 'Réinitialiser' })).toBeHidden();
    await visit(page, '/products?minPrice=0&maxPrice=500000');
    await expect(content(page).getByRole('link', { name: 'Réinitialiser' })).toBeHidden();

    const sorts = content(page).getByRole('combobox', { name: 'Trier par' });
    const orders = ['Nom (A-Z)', 'Nom (Z-A)', 'Prix croissant', 'Prix décroissant', 'Mieux notés', 'Plus récents'];
    await expect(sorts.getByRole('option')).toHaveText(orders);
    const changes: ReadonlyArray<(form: Locator) => Promise<unknown>> = [
      () => sorts.selectOption('Prix croissant'),
      (form) => field(form, 'Catégorie').selectOption({ index: 1 }),
      (form) => field(form, 'Prix max (FCFA)').fill('20000'),
      (form) => field(form, 'Rechercher').fill('de'),
    ];
    for (const change of changes) {
      await visit(page, '/products?page=2');
      const form = await openFilters(page);
      for (const label of ['Prix min (FCFA)', 'Prix max (FCFA)']) {
        await expect(field(form, label)).toHaveAttribute('min', '0');
        await expect(field(form, label)).toHaveAttribute('step', '100');
      }
      await change(form);
      if (page.url().includes('page=2')) await form.getByRole('button', { name: 'Appliquer' }).click();
      await expect(page).not.toHaveURL(/page=2/);
    }
  },
);

test(
  'a category is listed by twelve, and its address is made of its name',
  { tag: '@phone' },
  async ({ page, api, staff }) => {
    const { data } = await api.call('GET /categories');
    // Other tests rename theirs, whose addresses stay, and give them no picture.
    for (const { name, slug } of data.filter(({ image }) => image !== null)) {
      const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      expect(slug).toBe(
        plain
          .replaceAll(/[^a-z0-9\s-]/g, '')
          .trim()
          .replaceAll(/[\s-]+/g, '-'),
      );
    }
    // Twelve of the demo shop's own lie in it, and no other test counts them.
    const category = data.find(({ slug }) => slug === 'plantes-tisanes');
    if (!category) throw new Error('The demo shop has plants and infusions');
    const { data: last } = await staff.api.call('POST /products', {
      body: { name: 'Zythum compté', price: 1500, stock: 9, status: 'PUBLISHED', categoryId: category.id },
    });
    const cards = content(page).getByRole('list', { name: 'Produits', exact: true }).getByRole('article');
    await visit(page, `/category/${category.slug}`);
    await expect(cards).toHaveCount(12);
    await content(page).getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(`/category/${category.slug}?page=2`);
    await expect(cards.filter({ hasText: last.name })).toHaveCount(1);
    await staff.api.call('DELETE /products/{id}', { params: { id: last.id } });
  },
);

test('a product says how much less it costs, and how few are left', { tag: '@phone' }, async ({ page, api, staff }) => {
  // Ten of the demo shop's own lie in it, and no other test counts them.
  const { data: category } = await api.call('GET /categories/{id}', { params: { id: 'sport-forme' } });
  const { data: product } = await staff.api.call('POST /products', {
    body: {
      name: 'Beurre de karité compté',
      price: 6650,
      originalPrice: 10_000,
      stock: 4,
      status: 'PUBLISHED',
      categoryId: category.id,
    },
  });
  expect(product.discountPercent).toBe(34);
  await visit(page, `/product/${product.id}`);
  await expect(content(page)).toContainText('-34%');
  await expect(content(page)).toContainText('Plus que 4 en stock !');
  await staff.api.call('PUT /products/{id}', { params: { id: product.id }, body: { stock: 5 } });
  await visit(page, `/product/${product.id}`);
  await expect(content(page)).not.toContainText('en stock !');
  await staff.api.call('DELETE /products/{id}', { params: { id: product.id } });
});

test(
  'addresses lie in nine countries, and the payment step says how it is kept safe',
  { tag: '@phone' },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper);
    await fillCart(shopper, product.id);
    await visit(page, '/account?tab=adresses');
    await content(page).getByRole('link', { name: 'Ajouter une adresse' }).click();
    const countries = page.getByRole('form', { name: 'Nouvelle adresse' }).getByLabel('Pays');
    await expect(countries.getByRole('option')).toHaveText([
      "Côte d'Ivoire",
      'Ghana',
      'Burkina Faso',
      'Mali',
      'Sénégal',
      'Niger',
      'Guinée',
      'Togo',
      'Bénin',
    ]);
    await visit(page, '/checkout');
    await continueToPayment(page);
    await expect(content(page).getByRole('radio', { name: /Mobile Money/ })).toBeChecked();
    await expect(content(page)).toContainText(
      'Paiement sécurisé par chiffrement SSL 256 bits. Vos données de paiement ne sont jamais enregistrées.',
    );
  },
);

test(
  'an order is numbered as ORD-{timestamp}-{digits}, and its tracker has five steps',
  { tag: '@desktop' },
  async ({ page, shopper, product }) => {
    const { order } = await placeOrder(shopper, product.id, { method: 'momo' });
    expect(order.orderNumber).toMatch(/^ORD-\d{13}-\d+$/);
    await visit(page, `/order/${order.id}`);
    const steps = content(page).getByRole('list', { name: 'Progression de la commande' });
    await expect(steps.getByRole('listitem')).toHaveCount(5);
    await shopper.api.call('POST /orders/{id}/cancel', { params: { id: order.id } });
    await visit(page, `/order/${order.id}`);
    await expect(heading(page, new RegExp(order.orderNumber))).toBeVisible();
    await expect(steps).toBeHidden();
  },
);
