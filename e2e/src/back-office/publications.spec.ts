import { readFile } from 'node:fs/promises';
import { ALIKE, SELDOM } from '../alike.ts';
import { registerShopper } from '../shoppers.ts';
import { expectNoBarriers } from '../inspect-page.ts';
import { content, field, fill } from '../pages/page-parts.ts';
import {
  choose,
  deleteOpen,
  expectGone,
  expectRefused,
  expectScreen,
  findAndOpen,
  goToScreen,
  lookUp,
  mark,
  notice,
  openScreen,
  question,
  row,
  save,
  searchFor,
  tickAll,
} from './desk.ts';
import { expect, test } from './fixtures.ts';

test('an article is written, looked at, published for later, and deleted', async ({ page, owner, api }) => {
  test.slow();
  const [title, rubric, tag] = [`Cuire le fonio ${mark()}`, `Céréales ${mark()}`, `fonio-${mark()}`];
  await owner.api.call('POST /blog-categories', { body: { name: rubric } });
  await openScreen(page, '/blog-posts/create', 'Nouvel article');
  const text = content(page).getByRole('textbox', { name: 'Texte' });
  await text.fill('Deux volumes d’eau pour un de fonio.');
  await field(content(page), 'Adresse de la page').fill('Pas une adresse');
  await save(page);
  await expectRefused(field(content(page), 'Titre'), 'Le titre est requis');
  await field(content(page), 'Titre').fill(title);
  await save(page);
  await expectRefused(field(content(page), 'Adresse de la page'), /traits d’union/);
  await expect(text).toHaveText('Deux volumes d’eau pour un de fonio.');
  await expectNoBarriers(page, 'a new article, refused');
  await field(content(page), 'Adresse de la page').fill('');
  await text.selectText();
  await content(page).getByRole('button', { name: 'Gras' }).click();
  // The editor takes the cursor back in the next frame, from whatever has it by then.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await lookUp(content(page), 'Rubrique', rubric);
  await field(content(page), 'Étiquettes').fill(tag);
  await page.getByRole('option', { name: `Créer « ${tag} »` }).click();
  await content(page).getByRole('button', { name: 'Aperçu' }).click();
  await expect(question(page, title)).toContainText('Deux volumes d’eau');
  await expectNoBarriers(page, 'an article as it will be');
  await question(page, title).getByRole('button', { name: 'Fermer' }).click();
  await choose(content(page), 'Statut', 'Publié');
  await field(content(page), 'Date de publication').fill('2030-01-05T08:00');
  await save(page);
  await expectScreen(page, title);
  await expect(content(page)).toContainText('Programmé : 5 janv. 2030');
  await expect(field(content(page), 'Date de publication')).toHaveValue('2030-01-05T08:00');
  expect((await api.call('GET /blog-posts', { query: { search: title } })).data).toEqual([]);
  await field(content(page), 'Date de publication').fill('2026-01-05T08:00');
  await save(page);
  // Said for a few seconds alone; and whoever leaves before the answer is there is asked.
  await expect(notice(page, 'Article mis à jour')).toBeVisible();
  await expect
    .poll(async () => (await api.call('GET /blog-posts', { query: { search: title } })).data[0]?.tags)
    .toEqual([tag]);
  await goToScreen(page, '/blog-posts', 'Articles');
  await findAndOpen(page, 'Rechercher un article', title);
  await expectScreen(page, title);
  await deleteOpen(page);
  await expectScreen(page, 'Articles');
  await expectGone(page, 'Rechercher un article', title, 'Aucun article ne correspond');
});

test('what is pasted into a text is shown as it is kept: the shop’s own pictures, no others, and whoever pastes hears so', async ({
  page,
  owner,
  product,
  shopUrl,
}) => {
  const lost = 'Les images collées ne sont pas gardées : ajoutez-les avec « Ajouter une image »';
  const title = `Coller ${mark()}`;
  const { data: post } = await owner.api.call('POST /blog-posts', { body: { title } });
  const read = async () => (await owner.api.call('GET /blog-posts/{id}', { params: { id: post.id } })).data.content;
  await openScreen(page, `/blog-posts/${post.id}`, title);
  const text = content(page).getByRole('textbox', { name: 'Texte' });
  const paste = (html: string) =>
    text.evaluate((editor, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  const own = product.pictures[0]?.src ?? '';
  expect(own).toMatch(/^\/media\//);
  await text.click();
  await paste(
    `<p style="text-align: center; color: red">Le <mark>miel</mark> <img src="${shopUrl}${own}" alt="Un pot"></p>`,
  );
  await expect(text.getByRole('img', { name: 'Un pot' })).toHaveAttribute('src', own);
  await expect(page.getByText(lost)).toBeHidden();
  await paste('<p>du verger <img src="data:image/png;base64,AAAA"><img src="https://espion.example/a.gif"></p>');
  await expect(notice(page, lost)).toBeVisible();
  await expect(text.locator('img')).toHaveCount(1);
  await save(page);
  await expect.poll(read).toContain('du verger');
  expect(await read()).toMatch(new RegExp(`^<p>Le miel <img src="${own}" alt="Un pot"[^>]*> *du verger *</p>$`));
  await owner.api.call('DELETE /blog-posts/{id}', { params: { id: post.id } });
});

test(
  'several articles are deleted once that is confirmed',
  { tag: ['@desktop', ...ALIKE] },
  async ({ page, owner }) => {
    const word = mark();
    for (const title of [`Le fonio ${word}`, `Le mil ${word}`])
      await owner.api.call('POST /blog-posts', { body: { title } });
    const count = async () => (await owner.api.call('GET /blog-posts', { query: { search: word } })).meta.total;
    await openScreen(page, '/blog-posts', 'Articles');
    await searchFor(page, 'Rechercher un article', word);
    await tickAll(page, word, 2);
    await content(page).getByRole('button', { name: 'Supprimer' }).click();
    await question(page, 'Supprimer 2 articles ?').getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await count()).toBe(2);
    await content(page).getByRole('button', { name: 'Supprimer' }).click();
    await question(page, 'Supprimer 2 articles ?').getByRole('button', { name: 'Confirmer' }).click();
    await expect(notice(page, 'Articles supprimés : 2')).toBeVisible();
    expect(await count()).toBe(0);
  },
);

const NAMED = [
  {
    path: '/blog-categories',
    plural: 'Rubriques du blog',
    creation: 'Nouvelle rubrique',
    empty: 'Aucune rubrique ne correspond',
  },
  { path: '/blog-tags', plural: 'Étiquettes', creation: 'Nouvelle étiquette', empty: 'Aucune étiquette ne correspond' },
  {
    path: '/recipe-categories',
    plural: 'Catégories de recettes',
    creation: 'Nouvelle catégorie',
    empty: 'Aucune catégorie ne correspond',
  },
] as const;

for (const [at, { path, plural, creation, empty }] of NAMED.entries()) {
  const tag = at === 0 ? [] : ALIKE;
  test(`${plural} are made, found, renamed and deleted`, { tag }, async ({ page }) => {
    const name = `Nom ${mark()}`;
    await openScreen(page, path, plural);
    await content(page).getByRole('link', { name: creation }).click();
    await expectScreen(page, creation);
    await field(content(page), 'Adresse de la page').fill('Là !');
    await save(page);
    await expectRefused(field(content(page), 'Nom'), 'Le nom est requis');
    await field(content(page), 'Nom').fill(name);
    await save(page);
    await expectRefused(field(content(page), 'Adresse de la page'), /traits d’union/);
    await expect(field(content(page), 'Nom')).toHaveValue(name);
    await field(content(page), 'Adresse de la page').fill('');
    await save(page);
    await expectScreen(page, plural);
    const table = page.waitForEvent('download');
    await content(page).getByRole('button', { name: 'Exporter (CSV)' }).click();
    expect(await readFile(await (await table).path(), 'utf8')).toContain(name);
    await findAndOpen(page, `Rechercher : ${plural}`, name);
    await expectScreen(page, name);
    await field(content(page), 'Nom').fill(`${name} changé`);
    await save(page);
    await expectScreen(page, plural);
    await findAndOpen(page, `Rechercher : ${plural}`, `${name} changé`);
    await expectScreen(page, `${name} changé`);
    await deleteOpen(page);
    await expectScreen(page, plural);
    await expectGone(page, `Rechercher : ${plural}`, name, empty);
  });
}

test(
  'what is decided about several comments is about those that are there and in sight',
  { tag: SELDOM },
  async ({ page, owner, shopUrl, faults }) => {
    faults.allow(/Failed to load resource.*404/);
    const { data: post } = await owner.api.call('POST /blog-posts', {
      body: { title: `Garder son beurre de karité ${mark()}`, status: 'PUBLISHED' },
    });
    const words = ['Premier', 'Parti', 'Troisième', 'Dernier'].map((word) => `${word} ${mark()}`);
    for (const content of words) {
      const reader = await registerShopper(shopUrl);
      await reader.api.call('POST /blog-posts/{id}/comments', { params: { id: post.id }, body: { content } });
    }
    const comments = async () =>
      (await owner.api.call('GET /blog-comments', { query: { postId: post.id, limit: 10 } })).data;
    const statusOf = async (word = '') => (await comments()).find((one) => one.content === word)?.status;
    const [first = '', gone = ''] = words;
    await openScreen(page, '/blog-comments', 'Commentaires');
    await searchFor(page, 'Rechercher un commentaire', post.title);
    await tickAll(page, post.title, 4);
    await row(page, first).getByRole('button', { name: 'Publier' }).click();
    await expect(row(page, first)).toHaveCount(0);
    const id = (await comments()).find((one) => one.content === gone)?.id ?? '';
    // Just before it is refused: a list that is read again meanwhile would not show it any more.
    await page.route(`**/api/v1/blog-comments/${id}`, async (route) => {
      await owner.api.call('DELETE /blog-comments/{id}', { params: { id } });
      await route.continue();
    });
    await content(page).getByRole('button', { name: 'Refuser' }).first().click();
    await expect(notice(page, 'Refusé : 2 commentaires. 1 ligne n’existait plus')).toBeVisible();
    await expect(row(page, post.title)).toHaveCount(0);
    expect(await Promise.all(words.map(statusOf))).toEqual(['APPROVED', undefined, 'REJECTED', 'REJECTED']);
  },
);

test('comments are published, answered and put aside', async ({ page, owner, shopUrl, api }) => {
  const { data: post } = await owner.api.call('POST /blog-posts', {
    body: { title: `Bien choisir son miel ${mark()}`, status: 'PUBLISHED' },
  });
  const words = [`Merci ! ${mark()}`, `Gagnez vite ${mark()}`] as const;
  for (const content of words) {
    const reader = await registerShopper(shopUrl);
    await reader.api.call('POST /blog-posts/{id}/comments', { params: { id: post.id }, body: { content } });
  }
  const inPublic = async () =>
    (await api.call('GET /blog-posts/{id}/comments', { params: { id: post.id } })).data.map((one) => one.content);
  await openScreen(page, '/', 'À faire maintenant');
  await content(page)
    .getByRole('link', { name: /^Commentaires à relire/ })
    .click();
  await expectScreen(page, 'Commentaires');
  await searchFor(page, 'Rechercher un commentaire', post.title);
  await expect(row(page, post.title)).toHaveCount(2);
  await row(page, words[1]).getByRole('button', { name: 'Indésirable' }).click();
  await expect(row(page, words[1])).toHaveCount(0);
  await row(page, words[0]).getByRole('button', { name: 'Répondre' }).click();
  const answer = question(page, 'Répondre au commentaire');
  await field(answer, 'Réponse de la boutique').fill('Avec plaisir.');
  await expectNoBarriers(page, 'answering a comment');
  await answer.getByRole('button', { name: 'Publier avec la réponse' }).click();
  await expect(notice(page, 'Réponse enregistrée')).toBeVisible();
  expect(await inPublic()).toEqual([words[0]]);
  await choose(content(page), 'Statut', 'Publié');
  await expect(row(page, words[0])).toContainText('Avec plaisir.');
  await row(page, words[0]).getByRole('button', { name: 'Refuser' }).click();
  await expect(row(page, words[0])).toHaveCount(0);
  expect(await inPublic()).toEqual([]);
});

test(
  'a recipe is written line by line with what the shop sells for it',
  { tag: ALIKE },
  async ({ page, product, api }) => {
    const title = `Wagashi grillé ${mark()}`;
    await openScreen(page, '/recipes/create', 'Nouvelle recette');
    await field(content(page), 'Ingrédient').fill('Un wagashi');
    await save(page);
    await expectRefused(field(content(page), 'Titre'), 'Le titre est requis');
    await expectRefused(field(content(page), 'Étape'), 'Écrivez quelque chose, ou retirez cette ligne');
    await expect(field(content(page), 'Ingrédient')).toHaveValue('Un wagashi');
    await fill(content(page), { Titre: title, Étape: 'Couper en tranches.' });
    await content(page).getByRole('button', { name: 'Ajouter un ingrédient' }).click();
    await field(content(page), 'Ingrédient').nth(1).fill('Du sel');
    await content(page).getByRole('button', { name: 'Déplacer vers le haut' }).nth(1).click();
    await lookUp(content(page), 'Produits', product.name);
    await choose(content(page), 'Statut', 'Publié');
    await expectNoBarriers(page, 'a new recipe');
    await save(page);
    await expectScreen(page, title);
    const { data } = await api.call('GET /recipes', { query: { search: title } });
    const { data: recipe } = await api.call('GET /recipes/{id}', { params: { id: data[0]?.slug ?? '' } });
    expect(recipe).toMatchObject({ ingredients: ['Du sel', 'Un wagashi'], productIds: [product.id] });

    await goToScreen(page, '/recipes', 'Recettes');
    await findAndOpen(page, 'Rechercher une recette', title);
    await choose(content(page), 'Difficulté', 'Difficile');
    await expectNoBarriers(page, 'a recipe that is changed');
    await save(page);
    await expect(notice(page, 'Recette mise à jour')).toBeVisible();
    await deleteOpen(page);
    await expectScreen(page, 'Recettes');
    await expectGone(page, 'Rechercher une recette', title, 'Aucune recette ne correspond');
  },
);

test('a document is added, checked, handed out and deleted', async ({ page, context }) => {
  const title = `Fiche de dosage ${mark()}`;
  await openScreen(page, '/content-library/create', 'Nouveau document');
  await field(content(page), 'Catégorie').fill('Fiches pratiques');
  await save(page);
  await expectRefused(field(content(page), 'Titre'), 'Le titre est requis');
  await field(content(page), 'Titre').fill(title);
  const file = content(page).locator('input[type=file]');
  await file.setInputFiles({ name: 'fiche.pdf', mimeType: 'application/pdf', buffer: Buffer.from('du texte') });
  await save(page);
  await expect(
    content(page)
      .getByText(/fichier/i)
      .and(page.locator('.Mui-error')),
  ).toBeVisible();
  await expect(field(content(page), 'Catégorie')).toHaveValue('Fiches pratiques');
  await expectNoBarriers(page, 'a new document, refused');
  await file.setInputFiles({ name: 'fiche.pdf', mimeType: 'application/pdf', buffer: Buffer.from(SMALL_PDF) });
  await content(page).getByRole('switch', { name: 'Tout le monde' }).check();
  await save(page);
  await expectScreen(page, 'Bibliothèque');
  const searched = page.waitForResponse(/\/api\/v1\/content-library\?search=/);
  await searchFor(page, 'Rechercher un document', title);
  await searched;
  await expect(row(page, title)).toContainText('Tout le monde');
  const readAnew: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/content-library?')) readAnew.push(request.url());
  });
  const download = page.waitForEvent('download');
  await content(page)
    .getByRole('button', { name: `Télécharger ${title}` })
    .click();
  expect((await download).suggestedFilename()).toBe('fiche.pdf');
  await expect(notice(page, 'Téléchargé')).toBeVisible();
  // What the team takes is not counted: the list stays as it is.
  expect(readAnew).toEqual([]);
  await row(page, title).getByRole('link', { name: title }).click();
  await expectScreen(page, title);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await content(page).getByRole('button', { name: 'Copier l’adresse' }).click();
  await expect(notice(page, 'Lien copié')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(content(page)).toContainText(address);
  expect((await context.request.get(address)).status()).toBe(200);
  await expectNoBarriers(page, 'a document for everybody');
  await deleteOpen(page);
  await expectScreen(page, 'Bibliothèque');
  await expectGone(page, 'Rechercher un document', title, 'Aucun document ne correspond');
});

const SMALL_PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
