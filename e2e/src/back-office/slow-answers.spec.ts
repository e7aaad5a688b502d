import { holdAnswers } from '../broken-calls.ts';
import { content, field } from '../pages/page-parts.ts';
import { expectScreen, mark, notice, openScreen, save } from './desk.ts';
import { expect, test } from './fixtures.ts';

test(
  'nothing is typed in vain while a save is under way: its fields wait for the answer, and keep the focus',
  { tag: '@desktop' },
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
