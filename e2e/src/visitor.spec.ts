import { SELDOM } from './alike.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarriers } from './inspect-page.ts';
import { cartButton, cartDrawer, content, field, fill, heading, visit } from './pages/page-parts.ts';
import { approve } from './pages/payment-page.ts';
import { fillCart, somebody } from './shoppers.ts';

test('the newsletter is confirmed by the link in the mail, and left by the one below it', async ({
  page,
  mailbox,
  shopUrl,
}) => {
  const { email } = somebody();
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo');
  const address = footer.getByRole('textbox', { name: 'Votre email pour la newsletter' });
  await footer.getByRole('button', { name: 'S’inscrire' }).click();
  const refusal = footer.getByText('Veuillez saisir votre email');
  await expect(refusal).toBeVisible();
  // Read between the field and the button.
  await expect(refusal.locator('xpath=following::button').filter({ hasText: 'S’inscrire' })).toBeVisible();
  await expect(address).toHaveAccessibleDescription('Veuillez saisir votre email');
  await address.fill(email);
  await footer.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(footer.getByText('Inscription réussie ! Vérifiez votre email.')).toBeVisible();

  const mail = await mailbox.waitFor(email, /^Confirmez votre inscription/);
  const [confirm = '', leave = ''] = mail.text.match(/https?:\S+\/newsletter\/\S+/g) ?? [];
  expect(confirm).toContain(shopUrl);
  await page.goto(confirm);
  await expect(heading(page, 'Votre inscription est confirmée')).toBeVisible();
  await page.goto(leave);
  await content(page).getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(heading(page, 'Vous êtes désinscrit')).toBeVisible();
  await page.goto('/newsletter/confirm?token=nws_inconnu');
  await expect(heading(page, 'Inscription non confirmée')).toBeVisible();
});

test('an empty cart tells a visitor where theirs may wait, and the login leads back', async ({ page, product }) => {
  await visit(page, `/product/${product.slug}`);
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText('Votre panier est vide');
  await cartDrawer(page).getByRole('link', { name: 'Retrouvez votre panier' }).click();
  await expect(page).toHaveURL(`/login?from=%2Fproduct%2F${product.slug}`);
  await content(page).getByRole('link', { name: 'Créer un compte' }).click();
  await content(page).getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(`/login?from=%2Fproduct%2F${product.slug}`);
});

test('who pays by the link of an order taken on the telephone is asked for no account', async ({
  page,
  staff,
  product,
}) => {
  const { firstName, lastName, phoneNumber: phone } = somebody();
  const { data: order, checkout_url: paymentPage = '' } = await staff.api.call('POST /orders/caller', {
    body: {
      customer: { firstName, lastName, phone },
      items: [{ itemId: product.id, quantity: 1 }],
      address: { addressLine1: 'Rue 5', city: 'Cotonou', country: 'Bénin' },
      paymentMethod: 'momo',
    },
  });
  await page.goto(paymentPage);
  await approve(page);
  await expect(heading(page, 'La page de paiement est fermée')).toBeVisible();
  await expectNoBarriers(page, 'after a payment by a link of the shop');
  const { data: paid } = await staff.api.call('GET /orders/{id}', { params: { id: order.id } });
  expect(paid.status).toBe('PAID');
  await page.getByRole('link', { name: 'Mes commandes' }).click();
  await expect(heading(page, 'Connexion')).toBeVisible();
});

test('the cart of a shopper can be changed in its drawer', async ({ page, shopper, product }) => {
  await fillCart(shopper, product.id);
  await visit(page, '/');
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
  await cartButton(page).click();
  await cartDrawer(page)
    .getByRole('button', { name: `Augmenter la quantité de ${product.name}` })
    .click();
  await expect(cartDrawer(page)).toContainText('Total (2 articles)');
  await cartDrawer(page)
    .getByRole('button', { name: `Diminuer la quantité de ${product.name}` })
    .click();
  await expect(cartDrawer(page)).toContainText('Total (1 article)');
  await cartDrawer(page)
    .getByRole('button', { name: `Retirer ${product.name} du panier` })
    .click();
  await expect(cartDrawer(page)).toContainText('Votre panier est vide');
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
  // The drawer shows the change at once; the server hears of it a moment later.
  await expect.poll(async () => (await shopper.api.call('GET /cart')).items).toEqual([]);
});

test(
  'what is put into the very first cart stays in it, however late the look for that cart is answered',
  { tag: SELDOM },
  async ({ page, shopper, product, faults }) => {
    faults.allow(/^404/);
    const added = page.waitForResponse((answer) => answer.url().endsWith('/cart/items'));
    await page.route(
      '**/api/v1/cart',
      async (route) => {
        const noCartYet = await route.fetch();
        await added;
        await route.fulfill({ response: noCartYet });
      },
      { times: 1 },
    );
    await visit(page, `/product/${product.slug}`);
    await content(page)
      .getByRole('button', { name: `Ajouter au panier : ${product.name}` })
      .click();
    await added;
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
    expect((await shopper.api.call('GET /cart')).items).toHaveLength(1);
  },
);

test('what another tab puts into the cart is in this one too, and what another device does once the drawer opens', async ({
  page,
  context,
  shopper,
  product,
}) => {
  await fillCart(shopper, product.id);
  await visit(page, '/');
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
  // No one comes back to this one: it is beside the other.
  const other = await context.newPage();
  await visit(other, '/');
  await cartButton(other).click();
  await cartDrawer(other)
    .getByRole('button', { name: `Augmenter la quantité de ${product.name}` })
    .click();
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 2 articles');
  await expect.poll(async () => (await shopper.api.call('GET /cart')).summary.itemsCount).toBe(2);

  await page.clock.install();
  await fillCart(shopper, product.id);
  await page.clock.fastForward(10_000);
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText('Total (3 articles)');
});

test('no more can be put into the cart than there is', async ({ page, shopper, api }) => {
  const { data: product } = await api.call('GET /products/{id}', {
    params: { id: 'petits-pots-mangue-et-patate-douce-lot-de-4' },
  });
  await fillCart(shopper, product.id, product.stock);
  await visit(page, `/product/${product.slug}`);
  await expect(content(page)).toContainText(`Plus que ${product.stock} en stock !`);
  await expect(
    content(page)
      .getByRole('button', { name: `Augmenter la quantité de ${product.name}` })
      .first(),
  ).toBeDisabled();
});

test('an opinion needs a note and a text, and is thanked for', async ({ page, shopper, product }) => {
  await visit(page, `/product/${product.slug}`);
  await content(page).getByRole('button', { name: 'Écrire un avis' }).click();
  const form = page.getByRole('form', { name: `Votre avis sur ${product.name}` });
  await form.getByRole('button', { name: 'Publier mon avis' }).click();
  await expect(form.getByText('Veuillez sélectionner une note')).toBeVisible();
  await expect(form.getByText('Veuillez écrire votre avis')).toBeVisible();
  await form.getByRole('radio', { name: '4 sur 5, Bon' }).check({ force: true });
  await field(form, 'Votre avis').fill('Bien emballé, conforme à la photo.');
  await form.getByRole('button', { name: 'Publier mon avis' }).click();
  await expect(
    content(page)
      .getByRole('status')
      .filter({ hasText: /[Mm]erci/ }),
  ).toBeVisible();
  await page.reload();
  await content(page).getByRole('button', { name: 'Écrire un avis' }).click();
  const own = content(page).getByRole('region', { name: 'Votre avis' });
  await expect(own).toContainText('En attente');
  await expect(own).toContainText('Bien emballé, conforme à la photo.');
  const again = { itemType: 'PRODUCT' as const, itemId: product.id, rating: 5, content: 'Encore moi.' };
  await expect(shopper.api.call('POST /reviews', { body: again })).rejects.toMatchObject({
    code: 'review_already_given',
  });
});

test('a mouse that rests where the stars appear, or passes over them, chooses none', async ({
  page,
  shopper: _signedIn,
  product,
}) => {
  await visit(page, `/product/${product.slug}`);
  await content(page).getByRole('button', { name: 'Écrire un avis' }).click();
  const form = page.getByRole('form', { name: `Votre avis sur ${product.name}` });
  const stars = form.getByRole('radiogroup');
  const filled = stars.locator('svg.fill-current');
  const third = stars.locator('label').nth(2);
  const box = await third.boundingBox();
  if (!box) throw new Error('no star');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(stars).toContainText('Moyen');
  await expect(filled).toHaveCount(0);
  await third.click();
  await expect(filled).toHaveCount(3);
});

test(
  'an opinion that « Annuler » has put away by a slip is there again when its form is opened again',
  { tag: SELDOM },
  async ({ page, shopper: _signedIn, product }) => {
    await visit(page, `/product/${product.slug}`);
    const open = content(page).getByRole('button', { name: 'Écrire un avis' });
    await open.click();
    const form = page.getByRole('form', { name: `Votre avis sur ${product.name}` });
    await form.getByRole('radio', { name: '4 sur 5, Bon' }).check({ force: true });
    await field(form, 'Votre avis').fill('Bien emballé, conforme à la photo.');
    await form.getByRole('button', { name: 'Annuler' }).click();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(form, 'Votre avis')).toHaveValue('Bien emballé, conforme à la photo.');
    await expect(form.getByRole('radio', { name: '4 sur 5, Bon' })).toBeChecked();
  },
);

test('a message to the shop is checked, sent and answered', async ({ page }) => {
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Nous écrire' });
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(field(form, 'Nom')).toBeFocused();
  await fill(form, { Nom: 'Afiavi Hounsou', Email: somebody().email, Message: 'Bonjour, livrez-vous à Djougou ?' });
  await form.getByLabel(/^Sujet/).selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(
    content(page)
      .getByRole('alert')
      .filter({ hasText: /message/i }),
  ).toBeFocused();
  await expect(field(form, 'Message')).toHaveValue('');
});

test('a question that is often asked opens at its answer', async ({ page }) => {
  await visit(page, '/contact');
  await content(page).locator('a[href="/faq#demander-un-retour"]').click();
  await expect(page).toHaveURL('/faq#demander-un-retour');
  const question = page.locator('#demander-un-retour');
  await expect(question).toBeFocused();
  await expect(question.getByRole('paragraph')).toBeInViewport();
});

test('questions are found while one types', async ({ page }) => {
  await visit(page, '/faq');
  const words = content(page).getByRole('searchbox', { name: 'Rechercher dans les questions' });
  await words.fill('mobile money');
  await expect(content(page).getByRole('status')).toContainText(/questions? trouvées?/);
  await words.fill('zzzzqq');
  await expect(heading(page, 'Aucune question ne correspond')).toBeVisible();
});
