import { SELDOM } from './alike.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { holdAnswers } from './broken-calls.ts';
import { expect, test } from './fixtures.ts';
import { cartButton, cartDrawer, content, field, fill, heading, toast, untilAlive, visit } from './pages/page-parts.ts';
import { fillCart, somebody } from './shoppers.ts';

test('registration says what is wrong with each field and puts the cursor in the first', async ({
  page,
  otherShopper,
}) => {
  await visit(page, '/register');
  const form = page.getByRole('form', { name: 'Inscription' });
  const send = form.getByRole('button', { name: 'Créer mon compte' });
  await send.click();
  for (const message of [
    'Le prénom est requis',
    'Le nom est requis',
    "L'email est requis",
    'Le téléphone est requis',
    'Le mot de passe est requis',
    'Veuillez accepter les conditions pour créer votre compte',
  ]) {
    await expect(form.getByText(message)).toBeVisible();
  }
  await expect(field(form, 'Prénom')).toBeFocused();

  await fill(form, {
    Prénom: 'Afiavi',
    Nom: 'Hounsou',
    Email: 'afiavi',
    Téléphone: '+229 97',
    'Mot de passe': 'court',
    'Confirmer le mot de passe': 'autre',
  });
  await send.click();
  await expect(field(form, 'Email')).toHaveAccessibleDescription(/Format d'email invalide/);
  await expect(field(form, 'Téléphone')).toHaveAccessibleDescription(/Format: \+229XXXXXXXX/);
  await expect(field(form, 'Mot de passe')).toHaveAccessibleDescription(/Minimum 6 caractères/);
  await expect(field(form, 'Confirmer le mot de passe')).toHaveAccessibleDescription(
    /Les mots de passe ne correspondent pas/,
  );
  await expect(field(form, 'Email')).toBeFocused();

  await fill(form, {
    Email: otherShopper.email,
    Téléphone: '01 97 00 11 22',
    'Mot de passe': 'marche-tokpa',
    'Confirmer le mot de passe': 'marche-tokpa',
  });
  await form.getByRole('checkbox').check();
  await send.click();
  await expect(field(form, 'Email')).toHaveAccessibleDescription(/Cet email est déjà utilisé/);
  await expect(field(form, 'Nom')).toHaveValue('Hounsou');
});

test('a login that fails stays on the page with what was typed', async ({ page, otherShopper }) => {
  await visit(page, '/login');
  const form = page.getByRole('form', { name: 'Connexion' });
  const send = form.getByRole('button', { name: 'Se connecter' });
  await send.click();
  await expect(form.getByText('Veuillez remplir tous les champs')).toBeVisible();
  await fill(form, { Email: otherShopper.email, 'Mot de passe': 'pas le bon' });
  await send.click();
  await expect(form.getByText('Email ou mot de passe incorrect')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(field(form, 'Email')).toHaveValue(otherShopper.email);
});

test('a login leads back to the page it came from', async ({ page, otherShopper }) => {
  await visit(page, '/products?sort=price-asc');
  await content(page).getByRole('button', { name: 'Se connecter' }).first().click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await fill(page.getByRole('form', { name: 'Connexion' }), {
    Email: otherShopper.email,
    'Mot de passe': otherShopper.password,
  });
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL('/products?sort=price-asc');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mon compte' })).toBeVisible();
});

/** The account icon, at the head of every page. */
const accountIcon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Se connecter' });

test(
  'the login behind the account icon leads back too, whatever page around it was seen meanwhile',
  { tag: SELDOM },
  async ({ page, otherShopper, mailbox }) => {
    await visit(page, '/products?sort=price-asc');
    await accountIcon(page).click();
    await expect(heading(page, 'Connexion')).toBeVisible();
    await accountIcon(page).click();
    await content(page).getByRole('link', { name: 'Créer un compte' }).click();
    await expect(heading(page, 'Créer un compte')).toBeVisible();
    await accountIcon(page).click();
    await content(page).getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await content(page).getByRole('link', { name: 'Retour à la connexion' }).click();
    await content(page).getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    const ask = page.getByRole('form', { name: 'Mot de passe oublié' });
    await fill(ask, { Email: otherShopper.email });
    await ask.getByRole('button', { name: 'Envoyer le code' }).click();
    const mail = await mailbox.waitFor(otherShopper.email, /code de vérification/);
    await content(page).getByRole('link', { name: 'Saisir le code reçu' }).click();
    const reset = page.getByRole('form', { name: 'Réinitialisation du mot de passe' });
    await expect(field(reset, 'Email')).toHaveValue(otherShopper.email);
    await fill(reset, {
      'Code de vérification': /\b\d{6}\b/.exec(mail.text)?.[0] ?? '',
      'Nouveau mot de passe': 'un-autre-mot',
      'Confirmer le mot de passe': 'un-autre-mot',
    });
    await reset.getByRole('button', { name: 'Réinitialiser' }).click();
    const form = page.getByRole('form', { name: 'Connexion' });
    await fill(form, { Email: otherShopper.email, 'Mot de passe': 'un-autre-mot' });
    await form.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/products?sort=price-asc');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mon compte' })).toBeVisible();
  },
);

test('the account icon of the home page leads to the bare login', async ({ page }) => {
  await visit(page, '/');
  await accountIcon(page).click();
  await expect(page).toHaveURL('/login');
});

test('who is logged in has no need of the login page', async ({ page, shopper }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/account');
  await expect(content(page)).toContainText(`Bonjour ${shopper.firstName}`);
  await page.goto('/register');
  await expect(page).toHaveURL('/account');
});

test('logging out ends the session here and on the server', async ({ page, shopper }) => {
  await visit(page, '/account');
  await content(page)
    .getByRole('navigation', { name: 'Mon compte' })
    .getByRole('button', { name: 'Se déconnecter' })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect
    .poll(() =>
      shopper.api.call('GET /auth/profile').then(
        () => 'open',
        () => 'ended',
      ),
    )
    .toBe('ended');
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\?from=%2Faccount/);
});

test('a forgotten password is replaced with the code from the mail', async ({ page, otherShopper, mailbox }) => {
  await visit(page, '/login');
  await content(page).getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  const ask = page.getByRole('form', { name: 'Mot de passe oublié' });
  await fill(ask, { Email: otherShopper.email });
  await ask.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(content(page)).toContainText(
    'Un code de vérification a été envoyé à votre adresse email. Vérifiez votre boîte de réception.',
  );
  const mail = await mailbox.waitFor(otherShopper.email, /code de vérification/);
  const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';

  await content(page).getByRole('link', { name: 'Saisir le code reçu' }).click();
  const reset = page.getByRole('form', { name: 'Réinitialisation du mot de passe' });
  await expect(field(reset, 'Email')).toHaveValue(otherShopper.email);
  const send = reset.getByRole('button', { name: 'Réinitialiser' });
  await send.click();
  await expect(reset.getByText('Tous les champs sont requis.')).toBeVisible();
  await fill(reset, {
    'Code de vérification': code === '000000' ? '000001' : '000000',
    'Nouveau mot de passe': 'un-autre-mot',
    'Confirmer le mot de passe': 'un-autre-mot',
  });
  await send.click();
  await expect(reset.getByText(/code de vérification est invalide/)).toBeVisible();
  const codeField = field(reset, 'Code de vérification');
  await codeField.fill('');
  await codeField.pressSequentially('12 3456');
  await expect(codeField).toHaveValue('123456');
  await codeField.evaluate(
    (input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
  );
  await expect(codeField).toHaveValue(code);
  await send.click();

  await expect(content(page).getByText('Mot de passe réinitialisé avec succès !')).toBeInViewport();
  await expect(page).toHaveURL('/login');
  await fill(page.getByRole('form', { name: 'Connexion' }), {
    Email: otherShopper.email,
    'Mot de passe': 'un-autre-mot',
  });
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('who has no account gets the same answer as who has one, and no mail', async ({ page, mailbox, otherShopper }) => {
  const { email } = somebody();
  // As the mails of a new account lead there.
  await visit(page, `/forgot-password?email=${encodeURIComponent(email)}`);
  await expect(field(page.getByRole('form', { name: 'Mot de passe oublié' }), 'Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(content(page)).toContainText('Un code de vérification a été envoyé');
  await otherShopper.api.call('POST /auth/forgot-password', { body: { email: otherShopper.email } });
  // Asked for later, and already here.
  await mailbox.waitFor(otherShopper.email, /code de vérification/);
  expect(await mailbox.to(email)).toEqual([]);
});

/** What is left of a session once somebody has cleared some of what the browser keeps. */
async function forgetCachedUser(context: BrowserContext, shopUrl: string, token: string): Promise<void> {
  const localStorage = [{ name: 'userToken', value: token }];
  await context.setStorageState({ cookies: [], origins: [{ origin: shopUrl, localStorage }] });
}

test(
  'a page left before it knows its shopper does not log them out',
  { tag: SELDOM },
  async ({ page, context, shopUrl, shopper }) => {
    await forgetCachedUser(context, shopUrl, shopper.token);
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/v1/auth/profile', () => resolve(), { times: 1 });
    await page.goto('/');
    await asked;
    await page.goto('/account');
    await expect(content(page)).toContainText('Bonjour Afiavi');
  },
);

test('a token that leads to nobody is dropped', async ({ page, context, shopUrl, shopper }) => {
  await forgetCachedUser(context, shopUrl, shopper.token);
  await page.route('**/api/v1/auth/profile', (route) => route.fulfill({ json: {} }));
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\?from=%2Faccount/);
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
});

/** Goes there, until the shop has answered all that a page asks about the account by itself: who it is, its favourites and its cart. */
async function visitUntilAnswered(page: Page, path: string): Promise<void> {
  const answers = ['profile', 'favorites'].map((call) => page.waitForResponse(new RegExp(`/${call}$`), { timeout: 0 }));
  await visit(page, path);
  await Promise.all(answers);
  await page.waitForFunction(() => localStorage.getItem('cart') !== null);
}

test('a session that was ended elsewhere leads to the login', async ({ page, shopper }) => {
  // A call that is still on its way would lead to the login before anybody touches anything.
  await visitUntilAnswered(page, '/account');
  await expect(content(page)).toContainText('Bonjour Afiavi');
  await shopper.api.call('POST /auth/logout');
  await content(page).getByRole('link', { name: 'Commandes' }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Faccount.*expired=1/);
  await untilAlive(page);
  await expect(heading(page, 'Connexion')).toBeVisible();
  await expect(content(page)).toContainText('Session expirée. Veuillez vous reconnecter.');
});

test('who clears what the browser keeps under an open page hears at the next act that they must log in, and can', async ({
  page,
  shopper,
  product,
}) => {
  const path = `/product/${product.slug}`;
  await visitUntilAnswered(page, path);
  await page.evaluate(() => localStorage.clear());
  await content(page)
    .getByRole('button', { name: `Ajouter au panier : ${product.name}` })
    .first()
    .click();
  await expect(toast(page, 'Vous devez être connecté pour ajouter des articles au panier')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await shopper.api.call('GET /auth/profile')).toBeTruthy();
});

test(
  'a staff session that ran out leads to the back office, and the shopper of the same browser stays logged in',
  { tag: SELDOM },
  async ({ page, context, shopUrl, otherShopper }) => {
    const { user } = await otherShopper.api.call('GET /auth/profile');
    const localStorage = [
      { name: 'adminToken', value: 'adm_expired' },
      { name: 'userToken', value: otherShopper.token },
      { name: 'user', value: JSON.stringify(user) },
    ];
    await context.setStorageState({ cookies: [], origins: [{ origin: shopUrl, localStorage }] });
    // Both refusals are there before the browser hears of the first.
    const { promise: bothRefused, resolve } = Promise.withResolvers<void>();
    let refusals = 0;
    await page.route(/\/api\/v1\/(auth\/profile|cart)$/, async (route) => {
      const response = await route.fetch();
      refusals += 1;
      if (refusals === 2) resolve();
      await bothRefused;
      await route.fulfill({ response });
    });
    await page.goto('/');
    await expect(page).toHaveURL(/\/admin\/login/);
    await page.goto('/account');
    await expect(content(page)).toContainText(`Bonjour ${otherShopper.firstName}`);
    await expect(page).toHaveURL('/account');
  },
);

test(
  'who is logged in to the back office shops in the same browser as themselves',
  { tag: SELDOM },
  async ({ page, context, shopUrl, staff, otherShopper, product }) => {
    const localStorage = [
      { name: 'adminToken', value: staff.token },
      { name: 'adminUser', value: JSON.stringify(staff.user) },
      { name: 'userToken', value: otherShopper.token },
    ];
    await context.setStorageState({ cookies: [], origins: [{ origin: shopUrl, localStorage }] });
    const sent = page.waitForRequest(/\/api\/v1\/cart\/items$/);
    await visit(page, `/product/${product.slug}`);
    await content(page).getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await expect(content(page).getByText('Dans le panier').first()).toBeVisible();
    expect((await sent).headers()['authorization']).toBe(`Bearer ${staff.token}`);
    const { items } = await otherShopper.api.call('GET /cart');
    expect(items.map(({ product: { id } }) => id)).toEqual([product.id]);

    await visit(page, '/account?tab=commandes');
    await expect(content(page)).toContainText(`Bonjour ${otherShopper.firstName}`);
    await expect(content(page).getByText(/ORD-\d/)).toHaveCount(0);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Ventes par jour' })).toBeVisible();

    await otherShopper.api.call('POST /auth/logout');
    await visit(page, '/account');
    await expect(page).toHaveURL(/\/login\?from=%2Faccount.*expired=1/);
    expect(await page.evaluate(() => globalThis.localStorage.getItem('adminToken'))).toBe(staff.token);
  },
);

/** Logs out while the shop's answers about the account and about its cart are on their way; `arrive` resolves once they have come. */
async function leaveBeforeTheAnswers(page: Page): Promise<{ arrive: () => Promise<void> }> {
  const calls = ['GET /api/v1/auth/profile', 'PUT /api/v1/cart/items/*'] as const;
  const answers = await Promise.all(calls.map((call) => holdAnswers(page, call)));
  await visit(page, '/account');
  await cartButton(page).click();
  await cartDrawer(page)
    .getByRole('button', { name: /^Augmenter/ })
    .click();
  await Promise.all(answers.map(({ held }) => held));
  await cartDrawer(page).getByRole('button', { name: 'Fermer' }).click();
  await content(page).getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(accountIcon(page)).toBeVisible();
  return {
    arrive: async () => {
      const responses = [/\/auth\/profile$/, /\/cart\/items\/[^/]+$/].map((url) => page.waitForResponse(url));
      for (const { go } of answers) go();
      for (const response of await Promise.all(responses)) await response.finished();
    },
  };
}

const keptByTheBrowser = (page: Page) =>
  page.evaluate(() => ({ user: localStorage.getItem('user'), cart: localStorage.getItem('cart') }));

test(
  'what is answered after logging out brings nothing of the account back',
  { tag: SELDOM },
  async ({ page, shopper, product }) => {
    await fillCart(shopper, product.id);
    const { arrive } = await leaveBeforeTheAnswers(page);
    await arrive();
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
    expect(await keptByTheBrowser(page)).toEqual({ user: null, cart: null });
  },
);

test(
  'who opens the next account on the same page sees nothing of what the one before was still answered',
  { tag: SELDOM },
  async ({ page, shopper, product }) => {
    await fillCart(shopper, product.id);
    const { arrive } = await leaveBeforeTheAnswers(page);
    await accountIcon(page).click();
    await content(page).getByRole('link', { name: 'Créer un compte' }).click();
    const next = somebody();
    const form = page.getByRole('form', { name: 'Inscription' });
    await fill(form, {
      Prénom: next.firstName,
      Nom: next.lastName,
      Email: next.email,
      Téléphone: next.phoneNumber,
      'Mot de passe': next.password,
      'Confirmer le mot de passe': next.password,
    });
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page).toHaveURL('/account');
    await arrive();
    await expect(cartButton(page)).toHaveAccessibleName('Mon panier');
    const kept = await keptByTheBrowser(page);
    expect(kept.user).toContain(next.email);
    expect(kept.cart ?? '').not.toContain(product.name);
  },
);
