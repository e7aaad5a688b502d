import { SELDOM } from '../alike.ts';
import { holdAnswers } from '../broken-calls.ts';
import { content, field } from '../pages/page-parts.ts';
import { expectScreen, goToScreen, mark, notice, openScreen, row, save } from './desk.ts';
import { expect, test } from './fixtures.ts';

const NO_NETWORK = 'Connexion impossible. Vérifiez votre réseau et réessayez.';

test(
  'nothing is typed in vain while a save is under way: its fields wait for the answer, and keep the focus',
  { tag: ['@desktop', ...SELDOM] },
  async ({ page, owner }) => {
    const params = { key: 'taxNumber' };
    await openScreen(page, '/settings', 'Réglages');
    const number = field(content(page).getByRole('form', { name: 'IFU' }), 'IFU');
    const setting = await holdAnswers(page, 'PUT /api/v1/settings/taxNumber');
    await number.fill('3202');
    await number.press('Enter');
    await setting.held;
    await expect(number).not.toBeEditable();
    await page.keyboard.type('9');
    await expect(number).toHaveValue('3202');
    setting.go();
    await expect(notice(page, 'Réglage enregistré.')).toBeVisible();
    await expect(number).toBeEditable();
    await expect(number).toBeFocused();
    await page.keyboard.type('1');
    await expect(number).toHaveValue('32021');
    await owner.api.call('DELETE /settings/{key}', { params });

    const { data: post } = await owner.api.call('POST /blog-posts', {
      body: { title: `Cuire le fonio ${mark()}`, content: '<p>Deux volumes d’eau.</p>' },
    });
    await page.goto(`/admin/blog-posts/${post.id}`);
    await expectScreen(page, post.title);
    const summary = field(content(page), 'Résumé');
    const text = content(page).getByRole('textbox', { name: 'Texte' });
    const article = await holdAnswers(page, `PUT /api/v1/blog-posts/${post.id}`);
    await summary.fill('À la vapeur');
    await text.click();
    await save(page);
    await article.held;
    await expect(summary).not.toBeEditable();
    await text.press('x');
    await content(page).getByRole('combobox', { name: 'Statut' }).press('ArrowDown');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(text).toHaveText('Deux volumes d’eau.');
    article.go();
    await expect(summary).toBeEditable();
    await text.press('End');
    await page.keyboard.type(' Du sel.');
    await expect(text).toHaveText('Deux volumes d’eau. Du sel.');
    await owner.api.call('DELETE /blog-posts/{id}', { params: { id: post.id } });
  },
);

test(
  'who has gone elsewhere meanwhile is told of what is saved, and stays where they are',
  { tag: ['@desktop', ...SELDOM] },
  async ({ page, owner, product }) => {
    page.on('dialog', (asked) => void asked.accept());
    const toClients = async () => {
      await page
        .getByRole('navigation', { name: 'Menu principal' })
        .getByRole('link', { name: 'Clients', exact: true })
        .click();
      await expectScreen(page, 'Clients');
    };
    const { data: tag } = await owner.api.call('POST /blog-tags', { body: { name: `Fonio ${mark()}` } });
    await openScreen(page, `/blog-tags/${tag.id}`, tag.name);
    const saving = await holdAnswers(page, `PUT /api/v1/blog-tags/${tag.id}`);
    await field(content(page), 'Nom').fill(`Mil ${mark()}`);
    await save(page);
    await saving.held;
    await toClients();
    saving.go();
    await expect(notice(page, 'Étiquette mise à jour')).toBeVisible();
    await expectScreen(page, 'Clients');
    await owner.api.call('DELETE /blog-tags/{id}', { params: { id: tag.id } });

    await openScreen(page, `/products/${product.id}`, product.name);
    const copying = await holdAnswers(page, `POST /api/v1/products/${product.id}/duplicate`);
    const answered = page.waitForResponse('**/duplicate');
    await content(page).getByRole('button', { name: 'Dupliquer' }).click();
    await copying.held;
    await toClients();
    copying.go();
    const { data: copy } = (await (await answered).json()) as { data: { id: string } };
    await expect(notice(page, /^Copie créée/)).toBeVisible();
    await expectScreen(page, 'Clients');
    await owner.api.call('DELETE /products/{id}', { params: { id: copy.id } });
  },
);

test(
  'without a network, a list and a form that were never read say so, and come by themselves when it is back',
  { tag: '@desktop' },
  async ({ page, context, faults, product, otherShopper }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    await openScreen(page, `/products?filter=${JSON.stringify({ search: product.name })}`, 'Produits');
    await expect(row(page, product.name)).toHaveCount(1);
    await context.setOffline(true);
    await row(page, product.name).getByText(product.name).click();
    await expect(content(page)).toContainText(NO_NETWORK);
    await expect(content(page).getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await context.setOffline(false);
    await expect(field(content(page), 'Nom')).toHaveValue(product.name);

    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Clients', exact: true })
      .click();
    await expectScreen(page, 'Clients');
    await expect(content(page)).toContainText(NO_NETWORK);
    await content(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(content(page)).toContainText(NO_NETWORK);
    await context.setOffline(false);
    await expect(row(page, otherShopper.email)).toBeVisible();
    await expect(content(page)).not.toContainText(NO_NETWORK);
  },
);

test(
  'an editor of texts that does not come says so in its place, and comes when it is asked for again: what was written around it stays',
  { tag: ['@desktop', ...SELDOM] },
  async ({ page, faults, owner }) => {
    faults.allow(/ERR_FAILED/);
    await openScreen(page, '/', 'À faire maintenant');
    await page.route('**/admin/assets/text-editor-*.js', (route) => route.abort());
    await goToScreen(page, '/blog-posts/create', 'Nouvel article');
    const title = `Piler le fonio ${mark()}`;
    await field(content(page), 'Titre').fill(title);
    await expect(content(page)).toContainText(NO_NETWORK, { timeout: 15_000 });
    await page.unroute('**/admin/assets/text-editor-*.js');
    await content(page).getByRole('button', { name: 'Réessayer' }).click();
    await content(page).getByRole('textbox', { name: 'Texte' }).fill('Deux volumes d’eau.');
    await expect(field(content(page), 'Titre')).toHaveValue(title);
    await save(page);
    await expectScreen(page, title);
    await page.reload();
    await expect(content(page).getByRole('textbox', { name: 'Texte' })).toHaveText('Deux volumes d’eau.');
    await owner.api.call('DELETE /blog-posts/{id}', { params: { id: page.url().split('/').at(-1) ?? '' } });
  },
);
