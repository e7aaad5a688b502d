import type { ProductChange } from '@tokpa/contract';
import type { ProductRow } from '#features/products';
import { asPathHere, MEDIA_FILE, MEDIA_PREFIX } from '#platform/pictures';
import type { ProductDraft, RowProblem } from './draft.ts';

type DraftPicture = ProductDraft['pictures'][number];

/** `/media/…` of a picture of this very shop; undefined for any other address. */
export function ownPath(address: string, publicUrl: string): string | undefined {
  const path = asPathHere(address, publicUrl);
  // The shop keeps more than pictures: a table names no file but those that everybody may see.
  return path.startsWith(MEDIA_PREFIX) && MEDIA_FILE.test(path.slice(MEDIA_PREFIX.length)) ? path : undefined;
}

/** The pictures that the product has already and that the table names, in the table's order; undefined where it names none of them. */
export function keptPictures(
  { pictures }: ProductDraft,
  before: ProductRow | undefined,
  publicUrl: string,
): ProductChange['pictures'] {
  const kept = pictures.flatMap(({ address, alt }) => {
    const known = before?.pictures.find(({ src }) => src === ownPath(address, publicUrl));
    return known ? [{ src: known.src, alt: alt || known.alt }] : [];
  });
  return kept.length > 0 ? kept : undefined;
}

/** A notice at each row whose pictures are elsewhere and stay there, as nobody asked for them. */
export function tellUnfetched(
  { pictures }: ProductDraft,
  { publicUrl, column }: { publicUrl: string; column: string },
): RowProblem[] {
  const elsewhere = pictures.filter(({ address }) => ownPath(address, publicUrl) === undefined);
  const rows = [...new Set(elsewhere.map(({ row }) => row))];
  const message =
    'Les images d’ailleurs ne sont reprises que si «\u00a0Aller chercher les images à leurs adresses\u00a0» est coché';
  return rows.map((row) => ({ row, column, message, isNotice: true }));
}

/** Those that are still to be fetched: from elsewhere only where somebody asked for it, from the shop's own files always. */
export function missingPictures(
  { pictures }: ProductDraft,
  has: readonly string[],
  { publicUrl, withPictures }: { publicUrl: string; withPictures: boolean },
): DraftPicture[] {
  // Variations often show a picture of their product.
  const once = pictures.filter(({ address }, at) => pictures.findIndex((one) => one.address === address) === at);
  return once.filter(({ address }) => {
    const own = ownPath(address, publicUrl);
    return own === undefined ? withPictures : !has.includes(own);
  });
}
