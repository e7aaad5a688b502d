import { holdCalls } from '../broken-calls.ts';
import { content, fcfa, field } from '../pages/page-parts.ts';
import { choose, lookUp, mark, openScreen } from './desk.ts';
import { expect, test } from './fixtures.ts';

test(
  'no price is said for a caller while another one is being reckoned',
  { tag: '@desktop' },
  async ({ page, product }) => {
    await openScreen(page, '/orders/create', 'Commande au téléphone');
    await lookUp(content(page), 'Article', product.name);
    const total = content(page).getByText(/^Total · /);
    await expect(total).toHaveText('Total · Mobile Money');
    const answer = await holdCalls(page, 'POST /api/v1/orders/caller/quote');
    await field(content(page), 'Quantité').fill('2');
    await choose(content(page), 'Moyen', 'Paiement à la livraison');
    await expect(content(page).getByText('Calcul…')).toBeVisible();
    await expect(total).toBeHidden();
    answer.go();
    await expect(total).toHaveText('Total · Paiement à la livraison');
    await expect(content(page).getByText('Calcul…')).toBeHidden();
    // The supplement may be as much.
    await expect(
      content(page)
        .getByText(fcfa(product.price * 2), { exact: true })
        .first(),
    ).toBeVisible();
  },
);

test(
  'a caller is offered what is on sale, and the price is asked once its option is chosen',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const name = `Pagne ${mark()}`;
    const body = { name, category: 'alimentation-bio', price: 2500, stock: 9 };
    const sizes = ['S', 'L'].map((size) => ({ name: size, price: 2500, stock: 4 }));
    await owner.api.call('POST /products', { body: { ...body, status: 'PUBLISHED', variations: sizes } });
    await owner.api.call('POST /products', { body: { ...body, name: `${name} brouillon`, status: 'DRAFT' } });
    await owner.api.call('POST /products', { body: { ...body, name: `${name} archive`, status: 'ARCHIVED' } });
    await openScreen(page, '/orders/create', 'Commande au téléphone');
    await field(content(page), 'Article').fill(name);
    const offered = page.getByRole('option', { name });
    await expect(offered).toHaveCount(1);
    await expect(offered).toContainText('8 en stock');
    await offered.click();
    await expect(field(content(page), 'Option')).toBeVisible();
    const unpriced = content(page).getByText('Choisissez chaque article, et son option s’il en a');
    await expect(unpriced).toBeVisible();
    await choose(content(page), 'Option', /^L · /);
    await expect(unpriced).toBeHidden();
    await expect(content(page).getByText(/^Total · /)).toBeVisible();
    await expect(content(page).getByText('n’est plus disponible')).toBeHidden();
  },
);
