import { PRODUCT_PICTURES_MAX } from '@tokpa/contract';
import { addPicture } from '#features/products';
import { FetchRefusal } from '#platform/fetch-public';
import type { UploadedFile } from '#platform/http/forms';
import { MEDIA_PREFIX } from '#platform/pictures';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { RowProblem } from './draft.ts';
import { ownPath } from './own-pictures.ts';
import {
  addOutcome,
  deletePictures,
  insertErrors,
  type PictureRow,
  selectForJob,
  selectNextPictures,
  updateImport,
} from './product-imports.queries.ts';
import { sessionOf } from './session-of.ts';

export type FetchPicture = (address: string) => Promise<Buffer>;

/** From the shop's own files when the address is its own, else from where it leads. */
async function bytesOf({ config, files }: Platform, address: string, fetchPicture: FetchPicture): Promise<Buffer> {
  const own = ownPath(address, config.publicUrl);
  if (own === undefined) return fetchPicture(address);
  const key = own.slice(MEDIA_PREFIX.length);
  if (!(await files.exists(key))) throw new FetchRefusal('Cette image n’est plus dans la boutique');
  return Buffer.from(await files.getBytes(key));
}

function uploadOf(bytes: Buffer, { address }: PictureRow): UploadedFile {
  return { field: 'images', filename: '', path: address, size: bytes.length, bytes: async () => bytes };
}

function messageOf(error: unknown): string {
  if (error instanceof FetchRefusal || error instanceof Problem) return error.message;
  throw error;
}

/** Fetches the pictures of the next product, one at a time, by the rules of its form: what is wrong with one leaves the others. False when none is left. */
export async function fetchNextPictures(
  platform: Platform,
  importId: string,
  fetchPicture: FetchPicture,
): Promise<boolean> {
  const work = await selectForJob(platform.db, importId);
  const next = await selectNextPictures(platform.db, importId);
  if (!work || !next) return false;
  const column = work.headings['images'] ?? work.headings['image'] ?? '';
  const problems: RowProblem[] = [];
  for (const picture of next.pictures.slice(0, PRODUCT_PICTURES_MAX)) {
    // Those of a host that does not answer take longer together than an import is left alone for: somebody is still at it.
    await updateImport(platform.db, importId, {});
    try {
      const file = uploadOf(await bytesOf(platform, picture.address, fetchPicture), picture);
      await addPicture(platform, sessionOf(work), { productId: next.productId, file, alt: picture.alt || undefined });
    } catch (error) {
      const message = `${picture.address.slice(0, 200)} : ${messageOf(error)}`;
      problems.push({ row: picture.row, column, message, isNotice: true });
    }
  }
  for (const { row } of next.pictures.slice(PRODUCT_PICTURES_MAX))
    problems.push({ row, column, message: `Au plus ${PRODUCT_PICTURES_MAX} images par produit`, isNotice: true });
  await platform.transact(async (tx) => {
    await insertErrors(tx, importId, problems);
    await addOutcome(tx, importId, { rows: 0, created: 0, updated: 0, skipped: 0, failed: 0 });
    const ids = next.pictures.map(({ id }) => id);
    await deletePictures(tx, ids);
  });
  return true;
}
