import { expect, type Page } from '@playwright/test';

type Operator = 'MTN Money' | 'MOOV Money' | 'Celtis Money';

export async function expectPaymentPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Comment payez-vous ?' })).toBeVisible();
}

/** Chooses an operator; the next page asks the payer to confirm. */
export async function chooseOperator(page: Page, operator: Operator = 'MTN Money'): Promise<void> {
  await expectPaymentPage(page);
  await page.getByRole('radio', { name: new RegExp(operator) }).check();
  await page.getByLabel('Numéro de téléphone').fill('01 97 00 11 22');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmez sur votre téléphone' })).toBeVisible();
}

export async function approve(page: Page, operator?: Operator): Promise<void> {
  await chooseOperator(page, operator);
  await page.getByRole('button', { name: 'Approuver' }).click();
}

export async function decline(page: Page, operator?: Operator): Promise<void> {
  await chooseOperator(page, operator);
  await page.getByRole('button', { name: 'Refuser' }).click();
}

export async function leavePending(page: Page, operator?: Operator): Promise<void> {
  await chooseOperator(page, operator);
  await page.getByRole('button', { name: 'Laisser en attente' }).click();
}

export async function cancel(page: Page): Promise<void> {
  await expectPaymentPage(page);
  await page.getByRole('button', { name: 'Annuler et revenir à la boutique' }).click();
}

export async function payByCard(page: Page, number: string): Promise<void> {
  await expectPaymentPage(page);
  await page.getByRole('radio', { name: /Visa/ }).check();
  await page.getByLabel('Numéro de carte').fill(number);
  await page.getByLabel('Expiration').fill('12/34');
  await page.getByLabel('Code CVC').fill('123');
  await page.getByRole('button', { name: 'Continuer' }).click();
}
