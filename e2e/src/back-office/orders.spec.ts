import { readFile } from 'node:fs/promises';
import { ALIKE, SELDOM } from '../alike.ts';
import { expectNoBarriers } from '../inspect-page.ts';
import { content, fcfa, field, fill } from '../pages/page-parts.ts';
import { approve } from '../pages/payment-page.ts';
import { giveAddress, placeOrder } from '../shoppers.ts';
import { enterAsStaff, logInAsOwner } from '../staff.ts';
import {
  choose,
  expectRefused,
  expectScreen,
  goToScreen,
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

test('an order is found by its customer’s phone, sent off and delivered', async ({
  page,
  otherShopper,
  product,
  mailbox,
}) => {
  const { order } = await placeOrder(otherShopper, product.id, { method: 'cod' });
  const title = `Commande ${order.orderNumber}`;
  await openScreen(page, '/orders', 'Commandes');
  const phone = otherShopper.phoneNumber.slice(-10);
  await searchFor(page, 'Rechercher une commande', phone);
  const statuses = content(page).getByRole('group', { name: 'Statut' });
  await statuses.getByRole('button', { name: 'Annulée' }).click();
  await expect(content(page)).toContainText('Aucune commande ne correspond à ces critères.');
  await statuses.getByRole('button', { name: 'En cours' }).click();
  await expect(page).toHaveURL(/PROCESSING/);
  await expect(page).toHaveURL(new RegExp(phone));
  await row(page, order.orderNumber).getByText(order.orderNumber).click();

  await expectScreen(page, title);
  await expect(content(page)).toContainText(product.name);
  await expect(content(page)).toContainText('Portail vert, en face de la pharmacie');
  await expectNoBarriers(page, 'an order at the desk');
  await content(page).getByRole('button', { name: 'Expédier' }).click();
  const sending = question(page, 'Expédier ?');
  await field(sending, 'Note (facultative)').fill('Confiée au livreur Kossi');
  await expectNoBarriers(page, 'the question before an order leaves');
  await sending.getByRole('button', { name: 'Expédier' }).click();
  await expect(notice(page, `Commande expédiée : ${order.orderNumber}`)).toBeVisible();
  const history = content(page).getByRole('region', { name: 'Historique' });
  await expect(history).toContainText('Confiée au livreur Kossi');
  await mailbox.waitFor(otherShopper.email, new RegExp(`Commande ${order.orderNumber} expédiée`));

  await content(page).getByRole('button', { name: 'Marquer livrée' }).click();
  await question(page, 'Marquer livrée ?').getByRole('button', { name: 'Marquer livrée' }).click();
  await expect(history.getByRole('listitem').first()).toContainText('Livrée');
  await expect(content(page).getByRole('region', { name: 'Paiements' })).toContainText('Payée');
  await expect(content(page).getByRole('button', { name: 'Annuler la commande' })).toBeHidden();
});

test(
  'a status that is touched at the very moment when the search begins counts as the search does',
  { tag: SELDOM },
  async ({ page }) => {
    await page.clock.install();
    await openScreen(page, '/orders', 'Commandes');
    const paid = content(page).getByRole('group', { name: 'Statut' }).getByRole('button', { name: 'Payée' });
    await expect(paid).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await searchFor(page, 'Rechercher une commande', 'ORD');
    // A list waits for half a second after the last key.
    await page.clock.runFor(499);
    await paid.click();
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(paid).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/ORD.*PAID|PAID.*ORD/);
  },
);

test('an order is cancelled with a reason that its customer can read', async ({ page, otherShopper, product, api }) => {
  const { order } = await placeOrder(otherShopper, product.id, { quantity: 2 });
  await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
  await content(page).getByRole('button', { name: 'Annuler la commande' }).click();
  const asked = question(page, 'Annuler la commande ?');
  await asked.getByRole('button', { name: 'Ne rien faire' }).click();
  await expect(asked).toBeHidden();
  await content(page).getByRole('button', { name: 'Annuler la commande' }).click();
  await field(asked, 'Raison (facultative)').fill('Le client a appelé');
  await asked.getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(notice(page, `Commande annulée : ${order.orderNumber}`)).toBeVisible();
  await expect(content(page).getByRole('region', { name: 'Historique' })).toContainText('Le client a appelé');
  const { data: back } = await api.call('GET /products/{id}', { params: { id: product.id } });
  expect(back.stock).toBe(product.stock);
});

test('a paid order is refunded in part, noted, printed, and its mail sent again', async ({
  page,
  otherShopper,
  product,
  mailbox,
}) => {
  const { order, checkout_url: paymentPage = '' } = await placeOrder(otherShopper, product.id);
  await page.goto(paymentPage);
  await approve(page);
  await mailbox.waitFor(otherShopper.email, new RegExp(`Paiement reçu pour la commande ${order.orderNumber}`));

  await openScreen(page, '/transactions', 'Paiements');
  await searchFor(page, 'Rechercher un paiement', order.orderNumber);
  await expect(row(page, order.orderNumber)).toContainText('Payée');
  await row(page, order.orderNumber).getByRole('link', { name: order.orderNumber }).click();
  await expectScreen(page, `Commande ${order.orderNumber}`);

  await test.step('refunds a part', async () => {
    await content(page).getByRole('button', { name: 'Rembourser' }).click();
    const refund = question(page, 'Rembourser le client ?');
    await refund.getByRole('radio', { name: 'Une partie' }).check();
    await field(refund, 'Montant (FCFA)').fill('99999999');
    await field(refund, 'Raison').fill('Bocal ébréché');
    await refund.getByRole('button', { name: /^Rembourser/ }).click();
    await expectRefused(field(refund, 'Montant (FCFA)'), /\S/);
    await expect(field(refund, 'Raison')).toHaveValue('Bocal ébréché');
    await field(refund, 'Montant (FCFA)').fill('500');
    await refund.getByRole('button', { name: /^Rembourser 500/ }).click();
    await expect(notice(page, `Remboursement demandé : ${order.orderNumber}`)).toBeVisible();
    const refunds = content(page).getByRole('region', { name: 'Remboursements' });
    await expect(refunds.getByRole('listitem')).toContainText(fcfa(500));
    await expect(refunds).toContainText('Bocal ébréché');
  });

  await test.step('leaves a note for the team', async () => {
    const notes = content(page).getByRole('region', { name: 'Notes de l’équipe' });
    await notes.getByRole('button', { name: 'Ajouter la note' }).click();
    await expectRefused(field(notes, 'Nouvelle note'), /\S/);
    await expect(field(notes, 'Nouvelle note')).toBeFocused();
    await field(notes, 'Nouvelle note').fill('Rappeler demain');
    await notes.getByRole('button', { name: 'Ajouter la note' }).click();
    await expect(notes.getByRole('listitem')).toContainText('Rappeler demain');
    await expect(field(notes, 'Nouvelle note')).toHaveValue('');
  });

  await test.step('prints the invoice and the packing slip', async () => {
    for (const paper of ['Facture (PDF)', 'Bon de livraison (PDF)']) {
      const download = page.waitForEvent('download');
      await content(page).getByRole('button', { name: paper }).click();
      const file = await (await download).path();
      expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  await test.step('sends a mail again', async () => {
    const count = async () =>
      (await mailbox.to(otherShopper.email)).filter(({ subject }) => subject.includes('reçue')).length;
    // Once the first is there: it would be taken for the copy.
    await mailbox.waitFor(otherShopper.email, /reçue/);
    const before = await count();
    await content(page).getByRole('button', { name: 'Renvoyer un email' }).click();
    const resend = question(page, 'Renvoyer un email');
    await resend.getByRole('radio', { name: 'Commande reçue' }).check();
    await resend.getByRole('button', { name: 'Renvoyer' }).click();
    await expect(notice(page, 'L’email part dans un instant')).toBeVisible();
    await expect.poll(count, { timeout: 20_000 }).toBe(before + 1);
  });
  await expectNoBarriers(page, 'a refunded order at the desk');
});

test('payments are filtered by their state, and lists go out as tables', async ({ page }) => {
  await openScreen(page, '/transactions', 'Paiements');
  await expect(row(page, 'FCFA').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await content(page).getByRole('button', { name: 'Exporter (CSV)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^paiements-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await file.path(), 'utf8');
  expect(table.split('\r\n')[0]).toBe(
    '\uFEFFDate;Commande;Facture;Client;Moyen;Noté à la main;Référence;Montant (FCFA);Remboursé (FCFA);Dernier remboursement le;État;Payé le;À regarder',
  );
});

test(
  'orders that can not be read just now say so, and are there at the next try',
  { tag: ALIKE },
  async ({ page, otherShopper, product, faults }) => {
    faults.allow(/50[02]|Failed to load resource/);
    const { order } = await placeOrder(otherShopper, product.id, { method: 'cod' });
    const apart = /\/api\/v1\/orders(\?|\/)/;
    const fail = { status: 502, contentType: 'text/html', body: 'Bad gateway' };
    await page.route(apart, (route) => route.fulfill(fail));
    await openScreen(page, '/orders', 'Commandes');
    await expect(content(page).getByRole('alert')).not.toBeEmpty();
    await expect(content(page).getByText(/sur \d/)).toHaveCount(0);
    await page.unroute(apart);
    await content(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(row(page, order.orderNumber)).toBeVisible();

    await page.route(apart, (route) => route.fulfill(fail));
    await openScreen(page, `/orders/${order.id}/show`, 'Rien à afficher pour l’instant');
    await page.unroute(apart);
    await content(page).getByRole('button', { name: 'Réessayer' }).click();
    await expectScreen(page, `Commande ${order.orderNumber}`);
  },
);

test('an order that is not there says so', async ({ page }) => {
  await openScreen(page, '/orders/019a0000-0000-7000-8000-000000000000/show', 'Commande introuvable');
  await content(page).getByRole('link', { name: 'Revenir à la liste' }).click();
  await expectScreen(page, 'Commandes');
  await goToScreen(page, '/users', 'Clients');
  await searchFor(page, 'Rechercher un client', 'zzzz-personne');
  await expect(content(page)).toContainText('Aucun client ne correspond à ces critères.');
});

test('an order is taken on the telephone, put right, and its payment page sent', async ({ page, owner }) => {
  test.slow();
  const name = `Afi ${mark()}`;
  // Its price changes: among those of the demo shop other tests choose by their prices.
  const { data: product } = await owner.api.call('POST /products', {
    body: { name: `Pagne ${mark()}`, category: 'alimentation-bio', price: 2500, stock: 9, status: 'PUBLISHED' },
  });
  await openScreen(page, '/orders', 'Commandes');
  await content(page).getByRole('link', { name: 'Commande au téléphone' }).click();
  await expectScreen(page, 'Commande au téléphone');

  await test.step('says what is missing, and forgets nothing', async () => {
    await field(content(page), 'Ville').fill('Parakou');
    await save(page);
    await expectRefused(field(content(page), 'Prénom'), 'Le prénom est requis');
    await expectRefused(field(content(page), 'Téléphone'), 'Le téléphone est requis');
    await expectRefused(field(content(page), 'Article'), 'Choisissez un article');
    await expect(field(content(page), 'Ville')).toHaveValue('Parakou');
    await expectNoBarriers(page, 'an order for a caller, refused');
  });

  await test.step('is refused by the shop at the fields that it is about', async () => {
    await fill(content(page), { Prénom: name, Nom: 'Kpossou', Téléphone: '12' });
    await lookUp(content(page), 'Article', product.name);
    await field(content(page), 'Quantité').fill('2');
    await field(content(page), 'Adresse').fill('Quartier Zongo, carré 12');
    await save(page);
    await expectRefused(field(content(page), 'Téléphone'), /\S/);
    await expect(field(content(page), 'Prénom')).toHaveValue(name);
    await field(content(page), 'Téléphone').fill('01 97 45 12 78');
    await field(content(page), 'Téléphone du destinataire').fill('12');
    await save(page);
    await expectRefused(field(content(page), 'Téléphone du destinataire'), 'Format: +229XXXXXXXX');
    await field(content(page), 'Téléphone du destinataire').fill('97 00 11 22');
    await field(content(page), 'Code promo').fill('INCONNU');
    await expect(
      content(page)
        .getByText(/^Ce code promo n'existe pas/)
        .first(),
    ).toBeVisible();
    await save(page);
    await expectRefused(field(content(page), 'Code promo'), /\S/);
    await field(content(page), 'Code promo').fill('');
    await expect(content(page).getByText(fcfa(product.price * 2 + 1000))).toBeVisible();
  });

  await test.step('is not placed at another total than the caller was told', async () => {
    const changePrice = (price: number) =>
      owner.api.call('PUT /products/{id}', { params: { id: product.id }, body: { price } });
    await changePrice(product.price + 500);
    await save(page);
    await expect(page.getByText(/^Le total est maintenant de .* : dites-le au client/)).toBeVisible();
    await expect(content(page).getByText(fcfa(product.price * 2 + 2000))).toBeVisible();
    await changePrice(product.price);
  });

  await test.step('is placed, with the page where the caller pays', async () => {
    await save(page);
    await expectScreen(page, /^Commande ORD-/);
    await expect(content(page)).toContainText(product.name);
    await expect(content(page)).toContainText(`${name} Kpossou`);
    await expect(content(page).getByRole('link', { name: /01\s97\s00\s11\s22/ })).toBeVisible();
    const link = content(page).getByRole('region', { name: 'Lien de paiement' });
    await expect(link.getByRole('link', { name: 'Envoyer par WhatsApp' })).toHaveAttribute('href', /2290197451278/);
    await expectNoBarriers(page, 'an order that a caller is to pay');
    await goToScreen(page, '/orders', 'Commandes');
    await searchFor(page, 'Rechercher une commande', name);
    await expect(row(page, name)).toContainText(fcfa(product.price * 2 + 1000));
    const { data } = await owner.api.call('GET /orders', { query: { search: name } });
    expect(data.map(({ itemsCount, status }) => [itemsCount, status])).toEqual([[2, 'PROCESSING']]);
  });
});

test('a caller who is known gets a parcel where the last one went, and a place in a formation', async ({
  page,
  owner,
  otherShopper,
  product,
}) => {
  await giveAddress(otherShopper);
  // The newest may be another test's, and be archived by it.
  const id = 'bien-utiliser-glucometre-et-tensiometre';
  const { data: formation } = await owner.api.call('GET /formations/{id}', { params: { id } });
  await openScreen(page, '/orders/create', 'Commande au téléphone');
  await content(page).getByRole('radio', { name: 'Client connu' }).check();
  await field(content(page), 'Client').fill(otherShopper.email);
  const known = page.getByRole('option', { name: new RegExp(otherShopper.lastName) });
  await expect(known).toHaveCount(1);
  await known.click();
  await content(page)
    .getByRole('group', { name: 'Adresses enregistrées' })
    .getByRole('button', { name: /carré 1204, Parakou/ })
    .click();
  await expect(field(content(page), 'Ville')).toHaveValue('Parakou');
  await lookUp(content(page), 'Article', product.name);
  await content(page).getByRole('button', { name: 'Ajouter un article' }).click();
  const second = content(page).locator('.RaSimpleFormIterator-line').nth(1);
  await lookUp(second, 'Article', product.name);
  await choose(second, 'Genre', 'Formation');
  await expect(field(second, 'Article')).toHaveValue('');
  await lookUp(second, 'Article', formation.title);
  const total = fcfa(product.price + formation.price + 1000);
  await expect(content(page).getByText(total)).toBeVisible();
  await expectNoBarriers(page, 'an order for a caller who is known, priced');
  await save(page);
  await expectScreen(page, /^Commande ORD-/);
  await expect(content(page)).toContainText(formation.title);
  await expect(content(page)).toContainText('Portail vert, en face de la pharmacie');
  await expect(content(page)).toContainText(total);
});

test(
  'an address that was taken over shows whom it names, and goes when the caller is somebody else',
  { tag: SELDOM },
  async ({ page, owner, otherShopper, product }) => {
    const caller = `Sènami ${mark()}`;
    await giveAddress(otherShopper, 'Parakou', { addressLine2: 'Étage 2' });
    await openScreen(page, '/orders/create', 'Commande au téléphone');
    await content(page).getByRole('radio', { name: 'Client connu' }).check();
    await field(content(page), 'Client').fill(otherShopper.email);
    const known = page.getByRole('option', { name: new RegExp(otherShopper.lastName) });
    await expect(known).toHaveCount(1);
    await known.click();
    await content(page)
      .getByRole('group', { name: 'Adresses enregistrées' })
      .getByRole('button', { name: /carré 1204, Parakou/ })
      .click();
    await expect(field(content(page), 'Destinataire')).toHaveValue('Afiavi Hounsou');
    await expect(field(content(page), 'Téléphone du destinataire')).toHaveValue('+2290197001122');
    await expect(field(content(page), 'Complément d’adresse')).toHaveValue('Étage 2');

    await content(page).getByRole('radio', { name: 'Nouveau client' }).check();
    for (const label of ['Destinataire', 'Téléphone du destinataire', 'Adresse', 'Complément d’adresse', 'Ville'])
      await expect(field(content(page), label)).toHaveValue('');
    await fill(content(page), { Prénom: caller, Téléphone: '01 97 45 12 79', Adresse: 'Carré 7', Ville: 'Ouidah' });
    await content(page).getByRole('radio', { name: 'Client connu' }).check();
    await content(page).getByRole('radio', { name: 'Nouveau client' }).check();
    await expect(field(content(page), 'Adresse'), 'what was typed is nobody else’s').toHaveValue('Carré 7');
    await lookUp(content(page), 'Article', product.name);
    await save(page);
    await expectScreen(page, /^Commande ORD-/);
    const { data } = await owner.api.call('GET /orders', { query: { search: caller } });
    const { data: order } = await owner.api.call('GET /orders/{id}', { params: { id: data[0]?.id ?? '' } });
    expect(order.shippingAddress).toMatchObject({
      recipientName: null,
      phone: null,
      addressLine2: null,
      city: 'Ouidah',
    });
  },
);

test(
  'the option of an article does not stay with the article that takes its place',
  { tag: ['@desktop', ...SELDOM] },
  async ({ page, owner, product }) => {
    const name = `Savon ${mark()}`;
    const { categoryId } = product;
    const variations = [{ name: 'Grand', price: 900, stock: 5 }];
    await owner.api.call('POST /products', { body: { name, categoryId, variations, status: 'PUBLISHED' } });
    await openScreen(page, '/orders/create', 'Commande au téléphone');
    await fill(content(page), { Prénom: 'Sènami', Téléphone: '01 97 45 12 80', Adresse: 'Carré 7', Ville: 'Ouidah' });
    await lookUp(content(page), 'Article', name);
    await choose(content(page), 'Option', /^Grand/);
    await lookUp(content(page), 'Article', product.name);
    await expect(content(page).getByText(fcfa(product.price + 1000))).toBeVisible();
    await save(page);
    await expectScreen(page, /^Commande ORD-/);
  },
);

test('filters that are needed every day are kept under a name, and are there again on another device', async ({
  page: first,
  browser,
  shopUrl,
}) => {
  let page = first;
  const name = `À emballer ${mark()}`;
  const saved = () => content(page).getByRole('button', { name: 'Mes filtres' });
  await openScreen(page, '/orders', 'Commandes');
  await content(page).getByRole('group', { name: 'Statut' }).getByRole('button', { name: 'Payée' }).click();
  await expect(page).toHaveURL(/PAID/);
  await saved().press('Enter');
  await page.getByRole('menuitem', { name: 'Enregistrer ces filtres…' }).press('Enter');
  const naming = question(page, 'Enregistrer ces filtres');
  await naming.getByRole('button', { name: 'Enregistrer' }).click();
  await expectRefused(field(naming, 'Nom'), 'Donnez un nom à ces filtres');
  await field(naming, 'Nom').fill(name);
  await expectNoBarriers(page, 'filters that get a name');
  await field(naming, 'Nom').press('Enter');
  await expect(naming).toBeHidden();

  const elsewhere = await browser.newContext({ baseURL: shopUrl, viewport: { width: 360, height: 740 } });
  await enterAsStaff(elsewhere, shopUrl, await logInAsOwner(shopUrl));
  page = await elsewhere.newPage();
  await openScreen(page, '/orders', 'Commandes');
  await expect(page).not.toHaveURL(/PAID/);
  await saved().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page).toHaveURL(/PAID/);
  await expect(
    content(page).getByRole('group', { name: 'Statut' }).getByRole('button', { name: 'Payée' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await saved().click();
  await page.getByRole('menuitem', { name: `Oublier « ${name} »` }).click();
  await saved().click();
  await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
  await elsewhere.close();
});
