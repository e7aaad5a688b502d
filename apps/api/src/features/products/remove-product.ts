import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import type { StaffSession } from '#platform/session';
import { toStaffProduct } from './present-product.ts';
import { productLeaving } from './products.events.ts';
import { archiveProduct, deleteProduct, isProductNamed } from './product-writes.queries.ts';
import { lockProductOrThrow } from './save-product.ts';

/** Gone with its variations; kept out of sight where an order or somebody's cart names it. What was done, in a sentence. */
export function removeProduct(platform: Platform, session: StaffSession, idOrSlug: string): Promise<string> {
  return platform.transact(async (tx) => {
    const row = await lockProductOrThrow(tx, idOrSlug, 'for update');
    const { id } = row;
    const before = toStaffProduct(row);
    platform.dropTags(tx, 'products', 'categories', `product:${id}`);
    if (await isProductNamed(tx, id)) {
      await archiveProduct(tx, id);
      const after = { ...before, status: 'ARCHIVED' as const };
      await recordAct(tx, session, { act: 'archive', resource: 'products', id, before, after });
      return 'Ce produit a été commandé ou attend dans un panier : il est archivé et n’est plus en vente.';
    }
    await platform.events.emit(tx, productLeaving, { id });
    await deleteProduct(tx, id);
    await recordAct(tx, session, { act: 'delete', resource: 'products', id, before });
    return 'Produit supprimé.';
  });
}
