import { ALIKE } from '../alike.ts';
import { expectNoBarriers } from '../inspect-page.ts';
import { content, field, fill } from '../pages/page-parts.ts';
import { placeOrder } from '../shoppers.ts';
import {
  choose,
  deleteOpen,
  expectGone,
  expectRefused,
  expectScreen,
  findAndOpen,
  lookUp,
  mark,
  notice,
  openScreen,
  question,
  row,
  save,
  searchFor,
} from './desk.ts';
import { expect, test } from './fixtures.ts';

const SEARCH = 'Rechercher un code promo';

test('a promotional code is made, said in a sentence, found, changed and deleted', async ({ page }) => {
  const code = `FETE${mark()}`.toUpperCase();
  await openScreen(page, '/coupons/create', 'Nouveau code promo');
  await content(page).getByRole('button', { name: 'Proposer un code' }).click();
  await expect(field(content(page), 'Code')).toHaveValue(/^[A-Z0-9]{8}$/);
  await fill(content(page), { Code: `${code} !`, 'Remise (%)': '150', 'Utilisations en tout': '20' });
  await save(page);
  await expectRefused(field(content(page), 'Code'), 'Lettres, chiffres, tirets et tirets bas seulement');
  await expect(field(content(page), 'Utilisations en tout')).toHaveValue('20');
  await field(content(page), 'Code').fill(code);
  await save(page);
  await expectRefused(field(content(page), 'Remise (%)'), /100/);
  await expectNoBarriers(page, 'a new code, refused');
  await field(content(page), 'Remise (%)').fill('15');
  await field(content(page), 'Fin').fill('2030-01-31T18:00');
  await expect(content(page).getByRole('status')).toContainText(
    /15 % de remise sur tous les articles, 20 utilisations en tout, jusqu’au 31 janvier 2030 à 18:00/,
  );
  await save(page);

  await expectScreen(page, 'Codes promo');
  await findAndOpen(page, SEARCH, code);
  await expect(field(content(page), 'Fin')).toHaveValue('2030-01-31T18:00');
  await field(content(page), 'Remise (%)').fill('');
  await choose(content(page), 'Type', 'Livraison offerte');
  await save(page);
  await expectScreen(page, 'Codes promo');
  await expect(row(page, code)).toContainText('Livraison offerte');
  await row(page, code).getByText(code).click();
  await deleteOpen(page);
  await expectScreen(page, 'Codes promo');
  await expectGone(page, SEARCH, code, 'Aucun code promo ne correspond');
});

test('a code that exists already is refused, and what was typed stays', { tag: ALIKE }, async ({ page, owner }) => {
  const code = `DEJA${mark()}`.toUpperCase();
  await owner.api.call('POST /coupons', { body: { code, type: 'PERCENT', value: 10 } });
  await openScreen(page, '/coupons/create', 'Nouveau code promo');
  await fill(content(page), { Code: code, 'À quoi il sert (pour l’équipe)': 'Fin d’année' });
  await save(page);
  await expect(page.getByText('Ce code promo existe déjà.').first()).toBeVisible();
  await expect(field(content(page), 'À quoi il sert (pour l’équipe)')).toHaveValue('Fin d’année');
});

test('a code that served an order says that it will only be switched off, and that it was', async ({
  page,
  owner,
  otherShopper,
  product,
}) => {
  const code = `SERVI${mark()}`.toUpperCase();
  const { data: coupon } = await owner.api.call('POST /coupons', { body: { code, type: 'PERCENT', value: 10 } });
  await placeOrder(otherShopper, product.id, { couponCode: code });
  await openScreen(page, `/coupons/${coupon.id}`, `Code ${code}`);
  await content(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
  const asked = question(page, 'Supprimer ce code ?');
  await expect(asked).toContainText('S’il a servi à une commande, il est désactivé');
  await asked.getByRole('button', { name: 'Confirmer' }).click();
  await expect(notice(page, /Ce code a servi à des commandes.*désactivé/)).toBeVisible();
  await expectScreen(page, 'Codes promo');
  await searchFor(page, SEARCH, code);
  await expect(row(page, code)).toContainText('Désactivé');
});

test('a code is given to one customer, and taken back', async ({ page, owner, otherShopper }) => {
  const code = `MERCI${mark()}`.toUpperCase();
  await owner.api.call('POST /coupons', { body: { code, type: 'FIXED', value: 1000, isPersonal: true } });
  await openScreen(page, '/user-coupons', 'Codes attribués');
  await content(page).getByRole('link', { name: 'Attribuer un code' }).click();
  await expectScreen(page, 'Attribuer un code');
  await lookUp(content(page), 'Code promo', code);
  await save(page);
  await expectRefused(field(content(page), 'Client'), 'Choisissez un client');
  await lookUp(content(page), 'Client', otherShopper.email);
  await expectNoBarriers(page, 'a code for somebody');
  await save(page);
  await expectScreen(page, 'Codes attribués');
  await searchFor(page, 'Rechercher une attribution', otherShopper.email);
  await expect(row(page, otherShopper.email)).toContainText('Pas encore utilisé');

  await content(page).getByRole('link', { name: 'Attribuer un code' }).click();
  await lookUp(content(page), 'Code promo', code);
  await lookUp(content(page), 'Client', otherShopper.email);
  await save(page);
  await expect(notice(page, 'Ce client a déjà ce code.')).toBeVisible();

  await openScreen(page, '/user-coupons', 'Codes attribués');
  await searchFor(page, 'Rechercher une attribution', otherShopper.email);
  const toGiven = row(page, otherShopper.email).getByRole('link');
  await toGiven.click();
  await expectScreen(page, new RegExp(`^${code} pour`));
  await field(content(page), 'Utilisé le').fill('2026-11-20T10:30');
  await expectNoBarriers(page, 'a code that was given, changed');
  await save(page);
  await expect(row(page, otherShopper.email)).toContainText(/Utilisé le .*2026/);
  await toGiven.click();
  await expect(field(content(page), 'Utilisé le')).toHaveValue('2026-11-20T10:30');
  await field(content(page), 'Utilisé le').fill('');
  await field(content(page), 'Utilisé le').blur();
  await save(page);
  await expect(row(page, otherShopper.email)).toContainText('Pas encore utilisé');
  await searchFor(page, 'Rechercher une attribution', otherShopper.email);
  await expect(content(page).getByRole('button', { name: 'Retirer' })).toHaveCount(1);
  await row(page, otherShopper.email).getByRole('button', { name: 'Retirer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
  await expect(content(page)).toContainText('Aucun code attribué ne correspond');
});

test(
  'a code that can not be read just now says so where it stands, and is there at the next try',
  { tag: ALIKE },
  async ({ page, owner, faults }) => {
    faults.allow(/502|Failed to load resource/);
    const code = `LU${mark()}`.toUpperCase();
    const { data: coupon } = await owner.api.call('POST /coupons', { body: { code, type: 'PERCENT', value: 5 } });
    const apart = `**/api/v1/coupons/${coupon.id}`;
    await page.route(apart, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }));
    await openScreen(page, `/coupons/${coupon.id}`, 'Code promo');
    await expect(content(page).getByRole('alert')).not.toBeEmpty();
    await page.unroute(apart);
    await content(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(field(content(page), 'Code')).toHaveValue(code);
    await owner.api.call('DELETE /coupons/{id}', { params: { id: coupon.id } });
    await openScreen(page, `/coupons/${coupon.id}`, 'Code promo');
    await content(page).getByRole('link', { name: 'Revenir à la liste' }).click();
    await expectScreen(page, 'Codes promo');
  },
);
