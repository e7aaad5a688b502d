import { expect, test } from './fixtures.ts';
import { addAddress, continueToConfirmation, continueToPayment, finishButton, termsBox } from './pages/checkout.ts';
import { expectPaid, orderNumber } from './pages/order-page.ts';
import { cartButton, cartDrawer, cartTotal, content, fcfa, fill, visit } from './pages/page-parts.ts';
import { approve } from './pages/payment-page.ts';
import { somebody } from './shoppers.ts';

test('a person finds a product, opens an account, pays by mobile money and follows the order', async ({
  page,
  api,
  mailbox,
  product,
}) => {
  test.slow();
  const person = somebody();

  await test.step('finds the product by its suggestions', async () => {
    await visit(page, '/');
    const search = page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true });
    // Others write to the same shop meanwhile: what begins alike may fill the five places.
    await search.fill(product.name);
    const suggestion = page.getByRole('option', { name: product.name }).first();
    await expect(suggestion).toBeVisible();
    await suggestion.click();
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  });

  await test.step('is asked to log in, and opens an account instead', async () => {
    await content(page).getByRole('button', { name: 'Se connecter' }).first().click();
    await expect(page).toHaveURL(/\/login\?from=%2Fproduct%2F/);
    await content(page).getByRole('link', { name: 'Créer un compte' }).click();
    const form = page.getByRole('form', { name: 'Inscription' });
    await fill(form, {
      Prénom: person.firstName,
      Nom: person.lastName,
      Email: person.email,
      Téléphone: person.phoneNumber,
      'Mot de passe': person.password,
      'Confirmer le mot de passe': person.password,
    });
    await form.getByRole('checkbox', { name: /J’accepte/ }).check();
    await form.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByText(`Bonjour ${person.firstName}`)).toBeVisible();
  });

  await test.step('goes back to the product and puts it into the cart', async () => {
    await content(page).getByRole('link', { name: 'Reprendre là où j’en étais' }).click();
    await expect(page).toHaveURL(`/product/${product.slug}`);
    await content(page)
      .getByRole('button', { name: `Ajouter au panier : ${product.name}` })
      .first()
      .click();
    await expect(content(page).getByRole('button', { name: 'Ajouté !' })).toBeVisible();
    await expect(content(page).getByText('Dans le panier').first()).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
    await cartButton(page).click();
    await expect(cartDrawer(page)).toContainText(product.name);
    await expect(cartTotal(page)).toContainText(fcfa(product.price));
    await cartDrawer(page).getByRole('button', { name: 'Finaliser la commande' }).click();
    await expect(page).toHaveURL(/\/checkout/);
  });

  await test.step('orders to a first address, by mobile money', async () => {
    await expect(content(page).getByText('Aucune adresse de livraison trouvée')).toBeVisible();
    await addAddress(page, 'Parakou');
    await continueToPayment(page);
    await expect(content(page).getByRole('radio', { name: /Mobile Money.*Populaire/ })).toBeChecked();
    await continueToConfirmation(page);
    await expect(content(page).getByRole('list', { name: 'Articles commandés' })).toContainText(`${product.name} × 1`);
    await expect(finishButton(page)).toBeDisabled();
    await termsBox(page).check();
    await finishButton(page).click();
    await expect(page.getByText(fcfa(product.price + 1000)).first()).toBeVisible();
    await approve(page);
  });

  const number = await test.step('sees the order paid', async () => {
    await expectPaid(page);
    await expect(content(page)).toContainText(product.name);
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
    const { data: left } = await api.call('GET /products/{id}', { params: { id: product.id } });
    expect(left.stock).toBe(product.stock - 1);
    return orderNumber(page);
  });

  await test.step('receives the mails', async () => {
    await mailbox.waitFor(person.email, /^Bienvenue chez/);
    const received = await mailbox.waitFor(person.email, new RegExp(`Commande ${number} reçue`));
    expect(received.text).toContain(product.name);
    const paid = await mailbox.waitFor(person.email, new RegExp(`Paiement reçu pour la commande ${number}`));
    expect(paid.text).toMatch(fcfa(product.price + 1000));
  });

  await test.step('tracks the order', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Suivre ma commande' }).click();
    await content(page).getByLabel('Numéro de commande').fill(number);
    await content(page).getByRole('button', { name: 'Suivre ma commande' }).click();
    const result = content(page).getByRole('article', { name: `Commande ${number}` });
    await expect(result).toContainText('Payée');
    await expect(result).toContainText(person.email);
    await expect(result).toContainText(product.name);
  });
});
