import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { content, field, fill, heading, visit } from '../pages/page-parts.ts';

function section(page: Page, title: string): Locator {
  return content(page)
    .locator('section')
    .filter({ has: heading(page, title) });
}

/** What stands under the fields, whose labels these are. */
async function expectRefused(form: Locator, refusals: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, sentence] of Object.entries(refusals)) {
    await expect(field(form, label)).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
  }
}

test(
  'the contact page says how to reach the shop, and what a message lacks',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { data: shop } = await api.call('GET /settings/public');
    await visit(page, '/contact');
    const reach = section(page, 'Nous joindre');
    await expect(reach.locator(`a[href="tel:${shop.supportPhone}"]`)).toBeVisible();
    await expect(reach.locator(`a[href="mailto:${shop.contactEmail}"]`)).toBeVisible();
    await expect(section(page, 'Pages utiles').getByRole('link')).not.toHaveCount(0);
    await expect(section(page, 'Nous trouver').getByRole('img', { name: /^Plan/ })).toBeVisible();

    const form = page.getByRole('form', { name: 'Nous écrire' });
    await expect(field(form, 'Téléphone')).not.toHaveAttribute('aria-required', 'true');
    const send = form.getByRole('button', { name: 'Envoyer le message' });
    await send.click();
    await expectRefused(form, {
      Nom: 'Le nom est requis',
      Email: "L'email est requis",
      Sujet: 'Le sujet est requis',
      Message: 'Le message est requis',
    });
    await fill(form, { Email: 'afiavi' });
    await send.click();
    await expectRefused(form, { Email: "Format d'email invalide" });
  },
);

test('a return is not asked for without its order, an address and a reason', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/returns');
  const form = page.getByRole('form', { name: 'Demande de retour' });
  await form.getByRole('button', { name: /Envoyer/ }).click();
  await expectRefused(form, {
    'Numéro de commande': 'Le numéro de commande est requis',
    Email: "L'email est requis",
    'Motif du retour': 'Le motif est requis',
  });
  await expect(field(form, 'Description')).not.toHaveAttribute('aria-required', 'true');
  await expect(field(form, 'Description')).toHaveAccessibleDescription(/Facultatif/);
  await expect(page.getByRole('table', { name: 'Délais et conditions de retour' })).toBeVisible();
});

test('the pages of the house have the sections that they should', { tag: '@desktop' }, async ({ page }) => {
  const titles = content(page).getByRole('heading', { level: 2 });
  await visit(page, '/shipping');
  for (const title of [
    'Zones et tarifs standard',
    'Comment se passe la livraison',
    'Nos garanties',
    'Cas particuliers',
  ])
    await expect(titles.filter({ hasText: title })).toHaveCount(1);
  await visit(page, '/privacy');
  await expect(titles).toHaveText([
    '1. Les données que nous collectons',
    '2. Ce que nous en faisons',
    '3. Sécurité',
    '4. Vos droits',
    '5. Cookies et stockage local',
    '6. Durées de conservation',
  ]);
  await visit(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^À propos de/);
  for (const title of ['Nos engagements', 'Ce que vous trouverez ici', 'Où nous livrons'])
    await expect(titles.filter({ hasText: title })).toHaveCount(1);
});
