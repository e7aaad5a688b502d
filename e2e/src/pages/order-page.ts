import { expect, type Page } from '@playwright/test';
import { content, heading } from './page-parts.ts';

export async function expectOrderPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/order\/[\w-]+/);
  await expect(heading(page, /^Commande ORD-/)).toBeVisible();
}

/** `ORD-…`, as it stands at the top of the order. */
export async function orderNumber(page: Page): Promise<string> {
  await expectOrderPage(page);
  return (await heading(page, /^Commande ORD-/).innerText()).replace('Commande ', '').trim();
}

export function payButton(page: Page, name: 'Payer maintenant' | 'Réessayer le paiement') {
  return content(page).getByRole('button', { name });
}

export async function expectPaid(page: Page): Promise<void> {
  await expectOrderPage(page);
  await expect(heading(page, 'Paiement confirmé, merci !')).toBeVisible({ timeout: 20_000 });
}
