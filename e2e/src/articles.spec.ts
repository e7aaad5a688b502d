import { SELDOM } from './alike.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarriers } from './inspect-page.ts';
import { cartButton, content, heading, visit } from './pages/page-parts.ts';

const POST = 'lire-letiquette-dun-complement';

test('a reader comments on an article, and the comment appears once the team has read it', async ({
  page,
  shopper,
  staff,
}) => {
  const words = `Très utile, merci (${crypto.randomUUID().slice(0, 8)}).`;
  await visit(page, `/blog/${POST}`);
  await content(page).getByRole('button', { name: 'Écrire un commentaire' }).click();
  const form = page.getByRole('form', { name: 'Votre commentaire' });
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.getByLabel(/^Commentaire/)).toHaveAccessibleDescription(/Veuillez écrire votre commentaire/);
  await form.getByLabel(/^Commentaire/).fill(words);
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(content(page)).toContainText('En attente de relecture');
  await expect(content(page)).toContainText(words);
  await expectNoBarriers(page, 'a comment that waits');
  await page.reload();
  await expect(content(page)).not.toContainText(words);

  const { data } = await staff.api.call('GET /blog-comments', { query: { userId: shopper.id } });
  const id = data[0]?.id ?? '';
  const body = { status: 'APPROVED' as const, answer: 'Merci à vous !' };
  await staff.api.call('PUT /blog-comments/{id}', { params: { id }, body });
  await expect(async () => {
    await page.reload();
    const mine = content(page).getByRole('listitem').filter({ hasText: words });
    await expect(mine).toContainText('Merci à vous !', { timeout: 1000 });
  }).toPass();
  await staff.api.call('DELETE /blog-comments/{id}', { params: { id } });
});

test(
  'a comment that « Annuler » has put away by a slip is there again when its form is opened again',
  { tag: SELDOM },
  async ({ page, shopper: _signedIn }) => {
    await visit(page, `/blog/${POST}`);
    const open = content(page).getByRole('button', { name: 'Écrire un commentaire' });
    await open.click();
    const form = page.getByRole('form', { name: 'Votre commentaire' });
    await form.getByLabel(/^Commentaire/).fill('Je lis toujours les petites lettres.');
    await form.getByRole('button', { name: 'Annuler' }).click();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel(/^Commentaire/)).toHaveValue('Je lis toujours les petites lettres.');
  },
);

test('a visitor is asked to log in before commenting, and comes back to the article', async ({ page }) => {
  await visit(page, `/blog/${POST}`);
  await content(page).getByRole('link', { name: 'Connectez-vous pour commenter' }).click();
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`/blog/${POST}`)}`);
});

test('an article that is not published yet is found by nobody', async ({ page, staff, faults }) => {
  faults.allow(/404/);
  const title = `Demain au marché ${crypto.randomUUID().slice(0, 8)}`;
  const { data: post } = await staff.api.call('POST /blog-posts', { body: { title, content: '<p>Chut.</p>' } });
  await visit(page, `/blog/${post.slug}`);
  await expect(heading(page, 'Article non trouvé')).toBeVisible();
  const params = { id: post.id };
  await staff.api.call('PATCH /blog-posts/{id}/status', { params, body: { status: 'PUBLISHED' } });
  await visit(page, '/blog');
  await content(page).getByRole('link', { name: title }).first().click();
  await expect(content(page)).toContainText('Chut.');
  await staff.api.call('DELETE /blog-posts/{id}', { params });
});

test('what a recipe needs goes into the cart from its page', async ({ page, shopper }) => {
  await visit(page, '/recipes');
  await content(page)
    .getByRole('link', { name: /^Bissap à l’ananas/ })
    .click();
  await expect(heading(page, 'Ingrédients')).toBeVisible();
  await content(page)
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await expect(cartButton(page)).toHaveAccessibleName('Mon panier, 1 article');
  await expect(async () => {
    expect((await shopper.api.call('GET /cart')).summary.itemsCount).toBe(1);
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('articles are narrowed and read by their links all the same', async ({ page, faults }) => {
    faults.allow(/^csp: .+\/assets\/.+\.js$/);
    await page.goto('/blog');
    await content(page).getByRole('navigation', { name: 'Rubriques' }).getByRole('link', { name: 'Plantes' }).click();
    await expect(page).toHaveURL('/blog?category=plantes');
    await content(page).getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
    await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible();
  });
});
