import type { Locator, Page } from '@playwright/test';
import { ALIKE, SELDOM } from '../alike.ts';
import { breakCalls, holdCalls } from '../broken-calls.ts';
import { content, field } from '../pages/page-parts.ts';
import { placeOrder, somebody } from '../shoppers.ts';
import { expectScreen, goToScreen, mark, notice, openScreen, row, save } from './desk.ts';
import { expect, test } from './fixtures.ts';

const QUESTION = /^Certains changements n’ont pas été enregistrés/;

/** Leaves for another list, and answers what is asked on the way. */
async function leave(page: Page, answer: 'accept' | 'dismiss'): Promise<void> {
  const [dialog] = await Promise.all([
    page.waitForEvent('dialog', {
      predicate: (asked) => {
        void asked[answer]();
        return true;
      },
    }),
    page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Clients', exact: true })
      .click(),
  ]);
  expect(dialog.message()).toMatch(QUESTION);
}

async function expectAsked(page: Page, typed: Locator): Promise<void> {
  await typed.fill('7');
  await leave(page, 'dismiss');
  await expect(typed).toHaveValue('7');
  await leave(page, 'accept');
  await expectScreen(page, 'Clients');
}

const FORMS = [
  ['/orders/create', 'Commande au téléphone', 'Ville'],
  ['/staff/create', 'Inviter quelqu’un', 'Prénom'],
  ['/settings', 'Réglages', 'Garantie des appareils (années)'],
] as const;

for (const [at, [path, title, label]] of FORMS.entries()) {
  const tag = at === 0 ? ['@desktop'] : ['@desktop', ...ALIKE];
  test(`whoever leaves ${path} with something typed is asked first`, { tag }, async ({ page }) => {
    await openScreen(page, path, title);
    await expectAsked(page, content(page).getByRole('textbox', { name: label }));
  });
}

test(
  'prices that were typed, and an article that could not be saved, are not left without a word',
  { tag: ['@desktop', ...SELDOM] },
  async ({ page, owner, faults, product }) => {
    faults.allow(/503|Failed to load resource/);
    // Of which there are plenty: what other tests add may have the very stock that is typed, which is no change.
    await openScreen(page, `/products/prix-et-stocks?ids=${product.id}`, 'Prix et stocks');
    await expectAsked(page, content(page).getByLabel(`Stock, ${product.name}`));
    const body = { title: `Cuire le fonio ${mark()}`, content: '<p>Deux volumes d’eau.</p><ul><li>Sel</li></ul>' };
    const { data: post } = await owner.api.call('POST /blog-posts', { body });
    await goToScreen(page, `/blog-posts/${post.id}`, post.title);
    await expect(content(page).getByRole('textbox', { name: 'Texte' })).toContainText('Deux volumes');
    await field(content(page), 'Résumé').fill('À la vapeur');
    const apart = `**/api/v1/blog-posts/${post.id}`;
    await page.route(apart, (route) => route.fulfill({ status: 503, json: { message: 'La boutique est fermée.' } }));
    await save(page);
    await expect(notice(page, 'La boutique est fermée.')).toBeVisible();
    await leave(page, 'dismiss');
    await page.unroute(apart);
    await save(page);
    // Whoever leaves before the answer is there is asked.
    await expect(notice(page, 'Article mis à jour')).toBeVisible();
    await expect(content(page).getByRole('button', { name: 'Enregistrer', exact: true })).toBeDisabled();
    const { data: saved } = await owner.api.call('GET /blog-posts/{id}', { params: { id: post.id } });
    expect(saved.excerpt).toBe('À la vapeur');
    // Saved, and opened without a change: nothing is asked, and whoever is asked nothing is there.
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Clients', exact: true })
      .click();
    await expectScreen(page, 'Clients');
  },
);

test(
  'what is typed beside other acts stays: a document is downloaded, and somebody’s access waits until it is saved',
  { tag: ['@desktop', ...SELDOM] },
  async ({ page, owner }) => {
    const file = new File(['%PDF-1.4\n%%EOF\n'], 'fiche.pdf', { type: 'application/pdf' });
    const body = new FormData();
    body.append('title', `Fiche ${mark()}`);
    body.append('file', file);
    const { data: document } = await owner.api.call('POST /content-library', { body });
    await openScreen(page, `/content-library/${document.id}`, document.title);
    await field(content(page), 'Description').fill('Pour les marchés');
    const read: string[] = [];
    page.on('request', (request) => read.push(new URL(request.url()).pathname));
    const download = page.waitForEvent('download');
    await content(page)
      .getByRole('button', { name: /^Télécharger/ })
      .click();
    await download;
    await expect(notice(page, 'Téléchargé : fiche.pdf')).toBeVisible();
    // Read anew, the document would be written over what is typed.
    expect(read).not.toContain(`/api/v1/content-library/${document.id}`);
    await expect(field(content(page), 'Description')).toHaveValue('Pour les marchés');
    await leave(page, 'accept');

    const email = `equipe.${mark()}@tokpa.example`;
    const person = { email, firstName: 'Rosine', lastName: 'Hounkpè', role: 'SUPPORT' as const };
    const { data: member } = await owner.api.call('POST /staff', { body: person });
    await goToScreen(page, `/staff/${member.id}`, 'Rosine Hounkpè');
    const invite = content(page).getByRole('button', { name: 'Renvoyer l’invitation' });
    await expect(invite).toBeEnabled();
    await field(content(page), 'Prénom').fill('Rose');
    await expect(invite).toBeDisabled();
    await save(page);
    await expect(invite).toBeEnabled();
  },
);

test(
  'a document whose file did not arrive is not left without a word',
  { tag: ['@desktop', ...SELDOM] },
  async ({ page, faults }) => {
    faults.allow(/503|Failed to load resource/);
    await openScreen(page, '/content-library/create', 'Nouveau document');
    await field(content(page), 'Titre').fill('Fiche du fonio');
    await field(content(page), 'Ou une adresse').fill('https://exemple.bj/fonio');
    await breakCalls(page, 'POST /api/v1/content-library', {
      status: 503,
      json: { message: 'La boutique est fermée.' },
    });
    await save(page);
    await expect(notice(page, 'La boutique est fermée.')).toBeVisible();
    await leave(page, 'dismiss');
    await expect(field(content(page), 'Titre')).toHaveValue('Fiche du fonio');
  },
);

test(
  'what is typed into a record as soon as it shows stays, though a colleague has just changed it',
  { tag: SELDOM },
  async ({ page, owner }) => {
    const { data: tag } = await owner.api.call('POST /blog-tags', { body: { name: `Fonio ${mark()}` } });
    const params = { id: tag.id };
    const named = encodeURIComponent(JSON.stringify({ search: tag.name }));
    await openScreen(page, `/blog-tags?filter=${named}`, 'Étiquettes');
    await expect(row(page, tag.name)).toBeVisible();
    const read = page.waitForRequest(`**/api/v1/blog-tags/${tag.id}`);
    const answer = await holdCalls(page, `GET /api/v1/blog-tags/${tag.id}`);
    await owner.api.call('PUT /blog-tags/{id}', { params, body: { slug: `graine-${mark()}` } });
    await content(page).getByText(tag.name, { exact: true }).first().click();
    const typing = content(page).getByRole('textbox', { name: 'Nom' }).fill('Fonio entier');
    await read;
    const heard = page.waitForResponse(`**/api/v1/blog-tags/${tag.id}`);
    answer.go();
    await heard;
    await typing;
    await expect(content(page).getByRole('button', { name: 'Enregistrer', exact: true })).toBeEnabled();
    await expect(content(page).getByRole('textbox', { name: 'Nom' })).toHaveValue('Fonio entier');
    await owner.api.call('DELETE /blog-tags/{id}', { params });
  },
);

test(
  'an answer and a note of the team that are not sent are not left without a word',
  { tag: ['@desktop', ...ALIKE] },
  async ({ page, owner, api, otherShopper, product }) => {
    const { email } = somebody();
    const body = { name: 'Nadège', email, subject: 'product-info' as const, message: 'Avez-vous du fonio ?' };
    await api.call('POST /contact-messages', { body });
    const { data } = await owner.api.call('GET /contact-messages', { query: { search: email } });
    await openScreen(page, `/contact-messages/${data[0]?.id}/show`, 'Information sur un produit');
    await expectAsked(page, field(content(page), 'Votre réponse'));
    const { order } = await placeOrder(otherShopper, product.id, { method: 'cod' });
    await goToScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
    await expectAsked(page, field(content(page), 'Nouvelle note'));
  },
);
