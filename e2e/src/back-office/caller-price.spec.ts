import { holdCalls } from '../broken-calls.ts';
import { content, fcfa, field } from '../pages/page-parts.ts';
import { choose, lookUp, openScreen } from './desk.ts';
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
