import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ALIKE } from '../alike.ts';
import { breakCalls } from '../broken-calls.ts';
import { expectNoBarriers } from '../inspect-page.ts';
import { content, field } from '../pages/page-parts.ts';
import { expectScreen, mark, openScreen, row } from './desk.ts';
import { shopifyTable, woocommerceTable } from './foreign-tables.ts';
import { expect, test } from './fixtures.ts';

const TRIED = { timeout: 30_000 };

async function tryTable(page: Page, name: string, table: string): Promise<void> {
  await content(page)
    .getByLabel('Fichier CSV')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(table) });
  await content(page).getByRole('button', { name: 'Essayer sans rien changer' }).click();
  await expect(content(page)).toContainText('C’était un essai : rien n’a changé.', TRIED);
}

async function importForGood(page: Page): Promise<void> {
  await content(page).getByRole('button', { name: 'Importer pour de bon' }).click();
  await expect(content(page)).toContainText('L’import est terminé.', TRIED);
}

test('a table with faults is tried, its faults are told row by row, and what is right is imported', async ({
  page,
  owner,
  faults,
}) => {
  const name = mark();
  await openScreen(page, '/products/importer', 'Importer des produits');
  await content(page).getByRole('button', { name: 'Essayer sans rien changer' }).click();
  await expect(content(page).getByRole('alert').filter({ hasText: 'Choisissez un fichier CSV' })).toBeVisible();
  const model = page.waitForEvent('download');
  await content(page).getByRole('button', { name: 'Télécharger un modèle' }).click();
  expect((await model).suggestedFilename()).toMatch(/\.csv$/);
  await content(page)
    .getByLabel('Fichier CSV')
    .setInputFiles({ name: 'recettes.csv', mimeType: 'text/csv', buffer: Buffer.from('Plat;Temps\nAkassa;30\n') });
  await content(page).getByRole('button', { name: 'Essayer sans rien changer' }).click();
  await expect(content(page).getByRole('alert').filter({ hasText: 'Ses colonnes sont : Plat, Temps' })).toBeVisible();

  await tryTable(
    page,
    'produits.csv',
    [
      'Nom;Référence;Catégorie;Prix (FCFA);Stock',
      `Fonio ${name};FON-${name};Alimentation bio;1 800;5`,
      `Sésame ${name};SES-${name};Alimentation bio;beaucoup;5`,
      `Soja ${name};SOJ-${name};Alimentation bio;;5`,
      `Mil ${name};MIL-${name};Alimentation bio;900;deux`,
    ].join('\n'),
  );
  await expect(row(page, /^(Ligne )?3.*Prix \(FCFA\)/)).toContainText('« beaucoup » n’est pas un prix');
  await expect(row(page, /^(Ligne )?4/)).toBeVisible();
  await expect(content(page)).toContainText('seront des brouillons');
  await expectNoBarriers(page, 'the trial of an import with faults');
  faults.allow(/500.*errors\.csv/);
  const mend = await breakCalls(page, 'GET /api/v1/products/imports/*/errors.csv');
  await content(page).getByRole('button', { name: 'Télécharger la liste' }).click();
  await expect(content(page).getByRole('alert').filter({ hasText: 'Une erreur s’est produite.' })).toBeVisible();
  await mend();
  const list = page.waitForEvent('download');
  await content(page).getByRole('button', { name: 'Télécharger la liste' }).click();
  expect(await readFile(await (await list).path(), 'utf8')).toContain('« beaucoup » n’est pas un prix');
  const found = () => owner.api.call('GET /products', { query: { search: name } });
  expect((await found()).meta.total).toBe(0);
  await importForGood(page);
  expect((await found()).data.map((product) => product.name)).toEqual([`Fonio ${name}`]);
  await page.goBack();
  await expect(content(page)).toContainText('Son fichier a été importé pour de bon depuis.');
  await expect(content(page).getByRole('button', { name: 'Importer pour de bon' })).toBeHidden();
  await page.goForward();
  await expect(content(page)).toContainText('sont des brouillons');
  await content(page).getByRole('link', { name: 'Voir les brouillons' }).click();
  await expectScreen(page, 'Produits');
  await expect(field(content(page), 'Statut')).toHaveText('Brouillon');
  await expect(row(page, name)).toContainText('Brouillon');
});

test(
  'tables of WooCommerce and of Shopify are recognised and bring their products with them',
  { tag: ALIKE },
  async ({ page, owner }) => {
    test.slow();
    const name = mark();
    const find = async (search: string) => (await owner.api.call('GET /products', { query: { search } })).data[0];

    await test.step('WooCommerce, in euros', async () => {
      await openScreen(page, '/products/importer', 'Importer des produits');
      await tryTable(page, 'wc-product-export.csv', woocommerceTable(name));
      // Nobody has said that the prices are euros: a pullover for 45 francs.
      await expect(row(page, /18,05 devient 18 FCFA/).first()).toBeVisible();
      await content(page).getByRole('link', { name: 'Choisir un autre fichier' }).click();
      await field(content(page), 'Taux de change vers le FCFA').fill('655,957');
      await field(content(page), 'Stock quand le tableau n’en dit rien').fill('4');
      await tryTable(page, 'wc-product-export.csv', woocommerceTable(name));
      await expect(content(page)).toContainText('Format WooCommerce');
      await expect(content(page)).toContainText('2 produits créés');
      await expect(row(page, 'Type')).toContainText('Les produits vendus par un autre site ne sont pas repris');
      await importForGood(page);
      expect(await find(`Bonnet ${name}`)).toMatchObject({ price: 11_840, originalPrice: 13_119, stock: 7 });
      const pullover = await find(`Pull ${name}`);
      expect(pullover?.description).toBe('Un pull.\n\nCoton & lin.\n\n• Lavable\n• Léger');
      expect(pullover?.variations.map((one) => [one.name, one.price, one.stock])).toEqual([
        ['Bleu · Oui', 29_518, 4],
        ['Rouge · Non', 27_550, 4],
      ]);
    });

    await test.step('Shopify, in francs', async () => {
      await content(page).getByRole('link', { name: 'Choisir un autre fichier' }).click();
      await tryTable(page, 'products_export.csv', shopifyTable(name));
      await expect(content(page)).toContainText('Format Shopify');
      await importForGood(page);
      await expectNoBarriers(page, 'an import that is over');
      const cup = await find(`Tasse ${name}`);
      expect(cup).toMatchObject({ slug: `tasse-${name}`, description: 'Cuite au bois.\n\nFaite à Sè.' });
      expect(cup?.variations.map((one) => [one.name, one.price, one.originalPrice, one.stock])).toEqual([
        ['Bleu', 4500, 6000, 12],
        ['Rouge', 4501, null, 0],
      ]);
    });
  },
);
