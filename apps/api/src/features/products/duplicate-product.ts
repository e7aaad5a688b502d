import { PRODUCT_NAME_MAX, type Product } from '@tokpa/contract';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { cutAtCharacter } from '#platform/cut-text';
import { chooseSlug } from '#platform/slugs';
import { insertProduct, writeVariations } from './product-writes.queries.ts';
import { withoutNames } from './arrange-pictures.ts';
import { finishWrite } from './save-product.ts';
import { selectAny } from './staff-products.queries.ts';

/** A draft that has all of the product but its references and its stock: what is on the shelf is not there twice. */
export function duplicateProduct(platform: Platform, session: StaffSession, idOrSlug: string): Promise<Product> {
  return platform.transact(async (tx) => {
    const row = await selectAny(tx, idOrSlug);
    if (!row) throw new Problem('product_not_found');
    const name = cutAtCharacter(`Copie de ${row.name}`, PRODUCT_NAME_MAX).trim();
    const slug = await chooseSlug(tx, 'products', { title: name, asked: '' });
    const id = await insertProduct(tx, {
      ...row,
      name,
      slug,
      pictures: withoutNames(row.pictures, [row.name]),
      sku: null,
      stock: 0,
      status: 'DRAFT',
      categoryId: row.ownCategory.id,
    });
    await writeVariations(
      tx,
      id,
      row.variations.map((one) => ({ ...one, before: undefined, sku: null, stock: 0 })),
    );
    return finishWrite(platform, tx, { id, before: undefined, session });
  });
}
