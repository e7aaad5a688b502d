import { expect, type Page } from '@playwright/test';
import { visit } from '../pages/page-parts.ts';

/** Goes to one of the `PLACES` and sees by its heading that it is there, and that the tab has a name. */
export async function openPlace(page: Page, { path, title }: { path: string; title: string | RegExp }): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(/\S/);
}
