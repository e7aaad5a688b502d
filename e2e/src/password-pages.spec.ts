import type { Page } from '@playwright/test';
import { SELDOM } from './alike.ts';
import { expect, test } from './fixtures.ts';
import type { Mailbox } from './mailbox.ts';
import { content, field, fill, untilAlive, visit } from './pages/page-parts.ts';
import type { Shopper } from './shoppers.ts';

const NEW_PASSWORD = 'un-autre-mot';

/** Asks for a code and follows the mail's button on this device; the form that it leads to, and the code. */
async function followMail(page: Page, mailbox: Mailbox, { api, email }: Shopper) {
  await api.call('POST /auth/forgot-password', { body: { email } });
  const { text } = await mailbox.waitFor(email, /code de vérification/);
  await page.goto(/\/reset-password\?email=\S+/.exec(text)?.[0] ?? '');
  await untilAlive(page);
  const form = page.getByRole('form', { name: 'Réinitialisation du mot de passe' });
  await expect(field(form, 'Email')).toHaveValue(email);
  return { form, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}

async function resetAndLogIn(page: Page, { form, code }: Awaited<ReturnType<typeof followMail>>, email: string) {
  await fill(form, {
    'Code de vérification': code,
    'Nouveau mot de passe': NEW_PASSWORD,
    'Confirmer le mot de passe': NEW_PASSWORD,
  });
  await form.getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(page).toHaveURL('/login');
  const login = page.getByRole('form', { name: 'Connexion' });
  await fill(login, { Email: email, 'Mot de passe': NEW_PASSWORD });
  await login.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/');
  await visit(page, '/account');
  await expect(content(page)).toContainText(email);
}

test('who is logged in follows the reset mail, and logs in with the new password', async ({
  page,
  shopper,
  mailbox,
}) => {
  const reset = await followMail(page, mailbox, shopper);
  await expect(reset.form).toContainText('Cet appareil est connecté à ce compte.');
  await resetAndLogIn(page, reset, shopper.email);
});

test(
  'a reset mail that is opened where another account is logged in says so, and ends that session',
  { tag: SELDOM },
  async ({ page, shopper, otherShopper, mailbox }) => {
    const reset = await followMail(page, mailbox, otherShopper);
    await expect(reset.form).toContainText(`Cet appareil est connecté au compte ${shopper.email}.`);
    await resetAndLogIn(page, reset, otherShopper.email);
    const stillOpen = () =>
      shopper.api.call('GET /auth/profile').then(
        () => true,
        () => false,
      );
    await expect.poll(stillOpen).toBe(false);
  },
);

test('who is logged in and has forgotten the password is led to the code from the account', async ({
  page,
  shopper,
}) => {
  await visit(page, '/account?tab=parametres');
  await content(page).getByRole('button', { name: 'Changer le mot de passe' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await fill(page.getByRole('form', { name: 'Mot de passe oublié' }), { Email: shopper.email });
  await page.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(content(page).getByRole('link', { name: 'Saisir le code reçu' })).toBeVisible();
  await content(page).getByRole('link', { name: 'Retour à mon compte' }).click();
  await expect(page).toHaveURL('/account?tab=parametres');
  // Without an address nobody came from a mail.
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/account');
});
