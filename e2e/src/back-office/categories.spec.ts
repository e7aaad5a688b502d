import { expectNoBarriers } from '../inspect-page.ts';
import { content, field, fill } from '../pages/page-parts.ts';
import { deleteOpen, expectRefused, expectScreen, mark, notice, openScreen, question, row, save } from './desk.ts';
import { expect, test } from './fixtures.ts';

test('a category is made below another, moved, renamed and deleted', async ({ page }) => {
  const name = `Infusions ${mark()}`;
  await openScreen(page, '/categories', 'Catégories');
  await content(page).getByRole('link', { name: 'Ajouter dessous : Alimentation bio' }).click();
  await expectScreen(page, 'Nouvelle sous-catégorie');
  await field(content(page), 'Description').fill('Kinkéliba, citronnelle');
  await save(page, 'Créer la catégorie');
  await expectRefused(field(content(page), 'Nom'), 'Le nom est requis');
  await expect(field(content(page), 'Description')).toHaveValue('Kinkéliba, citronnelle');
  await fill(content(page), { Nom: name, 'Adresse de la page': 'Pas Une Adresse' });
  await save(page, 'Créer la catégorie');
  await expectRefused(field(content(page), 'Adresse de la page'), /traits d’union/);
  await expectNoBarriers(page, 'a new category, refused');
  await field(content(page), 'Adresse de la page').fill('');
  await save(page, 'Créer la catégorie');

  await expectScreen(page, 'Catégories');
  await field(content(page), 'Rechercher une catégorie').fill(name.toLowerCase());
  await expect(row(page, name)).toHaveCount(1);
  await expect(page).toHaveURL(/filter=[^&]*search/);
  await content(page).getByRole('button', { name: 'Mes filtres' }).click();
  await page.getByRole('menuitem', { name: 'Enregistrer ces filtres…' }).click();
  const naming = question(page, 'Enregistrer ces filtres');
  await field(naming, 'Nom').fill(name);
  await field(naming, 'Nom').press('Enter');
  await expect(naming).toBeHidden();
  await field(content(page), 'Rechercher une catégorie').fill('');
  await expect(page).not.toHaveURL(/filter=[^&]*search/);
  await content(page).getByRole('button', { name: 'Mes filtres' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(field(content(page), 'Rechercher une catégorie')).toHaveValue(name.toLowerCase());
  await field(content(page), 'Rechercher une catégorie').fill('');
  await expect(page).not.toHaveURL(/filter=[^&]*search/);
  await content(page)
    .getByRole('button', { name: `Monter ${name}` })
    .click();
  await expect(notice(page, 'Ordre enregistré')).toBeVisible();
  await content(page).getByRole('link', { name, exact: true }).click();
  await expectScreen(page, name);
  await field(content(page), 'Nom').fill(`${name} bio`);
  await save(page);
  await expectScreen(page, 'Catégories');
  await content(page)
    .getByRole('link', { name: `${name} bio`, exact: true })
    .click();
  await deleteOpen(page, 'Supprimer la catégorie');
  await expectScreen(page, 'Catégories');
  await expect(row(page, name)).toHaveCount(0);
});
