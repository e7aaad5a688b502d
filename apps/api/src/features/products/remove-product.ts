import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import type { StaffSession } from '#platform/session';
import { toStaffProduct } from './present-product.ts';
import { archiveProduct, deleteCartLines, deleteProduct, isOrdered } from './product-writes.queries.ts';
import { lockProductOrThrow } from './save-product.ts';

/** Gone with its variations and the lines of carts; kept out of sight where an order names it. What was done, in a sentence. */
export function removeProduct(platform: Platform, session: StaffSession, idOrSlug: string): Promise<string> {
  return platform.transact(async (tx) => {
    const row = await lockProductOrThrow(tx, idOrSlug);
    const { id } = row;
    const before = toStaffProduct(row);
    platform.dropTags(tx, 'products', 'categories', `product:${id}`);
    if (await isOrdered(tx, id)) {
      await archiveProduct(tx, id);
      await deleteCartLines(tx, id);
      const after = { ...before, status: 'ARCHIVED' as const };
      await recordAct(tx, session, { act: 'archive', resource: 'products', id, before, after });
      return 'Ce produit a déjà été commandé : il est archivé et n’est plus en vente.';
    }
    await deleteProduct(tx, id);
    await recordAct(tx, session, { act: 'delete', resource: 'products', id, before });
    return 'Produit supprimé.';
  });
}
