import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { visit } from './page-parts.ts';

/** Forms of the public pages that say at the field what is wrong with it. */
export const REFUSED_FORMS = [
  { path: '/login', form: 'Connexion', button: 'Se connecter' },
  { path: '/register', form: 'Inscription', button: 'Créer mon compte' },
  { path: '/forgot-password', form: 'Mot de passe oublié', button: 'Envoyer le code' },
  { path: '/reset-password', form: 'Réinitialisation du mot de passe', button: 'Réinitialiser' },
  { path: '/contact', form: 'Nous écrire', button: 'Envoyer le message' },
  { path: '/returns', form: /retour/i, button: /Envoyer/ },
] as const;

/** Sends one of them empty: it stays, with the focus on the first field that wants mending. */
export async function sendEmpty(page: Page, { path, form, button }: (typeof REFUSED_FORMS)[number]): Promise<void> {
  await visit(page, path);
  await page.getByRole('form', { name: form }).getByRole('button', { name: button }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
}
