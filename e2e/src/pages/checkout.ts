import { expect, type Locator, type Page } from '@playwright/test';
import { content, fill, heading } from './page-parts.ts';

export const STEPS = {
  delivery: 'Où livrer votre commande ?',
  payment: 'Comment voulez-vous payer ?',
  confirmation: 'Vérifiez et confirmez',
} as const;

export function finishButton(page: Page) {
  return content(page).getByRole('button', { name: 'Finaliser la commande' });
}

export function termsBox(page: Page) {
  return content(page).getByRole('checkbox', { name: /J’accepte les termes et conditions/ });
}

/** Writes an address at the checkout's first step, and sends it. */
export async function sendAddress(page: Page, city: string): Promise<Locator> {
  await content(page).getByRole('button', { name: 'Ajouter une adresse' }).click();
  const form = page.getByRole('form', { name: 'Nouvelle adresse' });
  await form.getByLabel('Pays').selectOption('Bénin');
  await fill(form, {
    'Ville ou commune': city,
    'Adresse ligne 1': 'Quartier Zongo, carré 1204',
    Repère: 'Portail vert, en face de la pharmacie',
  });
  await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  return form;
}

/** The same, until it is chosen. */
export async function addAddress(page: Page, city: string): Promise<void> {
  await sendAddress(page, city);
  await expect(content(page).getByRole('radio', { name: new RegExp(city) })).toBeChecked();
}

/** From an address that is chosen to the choice of a payment. */
export async function continueToPayment(page: Page): Promise<void> {
  await expect(heading(page, STEPS.delivery)).toBeVisible();
  await content(page).getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await expect(heading(page, STEPS.payment)).toBeVisible();
}

export async function continueToConfirmation(
  page: Page,
  method: 'Mobile Money' | 'Carte bancaire' | 'Paiement à la livraison' = 'Mobile Money',
): Promise<void> {
  const radio = content(page).getByRole('radio', { name: new RegExp(method) });
  await radio.check();
  await content(page).getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(heading(page, STEPS.confirmation)).toBeVisible();
}

/** The three steps with the address that the shop proposes, until the order can be sent. */
export async function continueToTheEnd(
  page: Page,
  method?: Parameters<typeof continueToConfirmation>[1],
): Promise<void> {
  await continueToPayment(page);
  await continueToConfirmation(page, method);
  await termsBox(page).check();
}

/** The three steps with what the shop proposes, to the payment page or, for cash, to the order. */
export async function orderByDefault(page: Page, method?: Parameters<typeof continueToConfirmation>[1]): Promise<void> {
  await page.goto('/checkout');
  await continueToTheEnd(page, method);
  await finishButton(page).click();
}
