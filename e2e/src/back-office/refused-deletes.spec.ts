import { content } from '../pages/page-parts.ts';
import { deleteOpen, goToScreen, mark, notice, openScreen } from './desk.ts';
import { expect, test } from './fixtures.ts';

test('whoever deletes what may not be deleted reads why, and it is still there', async ({ page, owner, faults }) => {
  faults.allow(/409/);
  const name = `Rayon ${mark()}`;
  const { data: category } = await owner.api.call('POST /categories', { body: { name } });
  await owner.api.call('POST /categories', { body: { name: `Sous ${name}`, parentId: category.id } });
  await openScreen(page, `/categories/${category.id}`, name);
  await deleteOpen(page, 'Supprimer la catégorie');
  await expect(notice(page, /Cette catégorie n’est pas vide/)).toBeVisible();
  await expect(content(page)).toContainText(name);

  const { data: rubric } = await owner.api.call('POST /blog-categories', { body: { name: `Rubrique ${mark()}` } });
  await owner.api.call('POST /blog-posts', { body: { title: `Article ${name}`, categoryId: rubric.id } });
  await goToScreen(page, `/blog-categories/${rubric.id}`, rubric.name);
  await deleteOpen(page);
  await expect(notice(page, /Des articles sont dans cette rubrique/)).toBeVisible();
});
