import type { Picture } from '@tokpa/contract';
import type { Files } from './files.ts';
import { workBeside } from './pictures/work-beside.ts';

export { asPathHere, MEDIA_FILE, MEDIA_PREFIX, narrower } from './pictures/addresses.ts';

/**
 * Re-encodes a picture in every width and format that the shop serves, so that nothing but its pixels survives, and stores it. AVIF's
 * `srcset` is empty where its files would hardly be lighter than WebP's.
 * Throws what sharp throws when the bytes are no picture or hold more than 40 million pixels, and what the files throw.
 */
export function storePicture(files: Files, bytes: Buffer, alt: string): Promise<Picture> {
  return workBeside({ act: 'store', bytes, alt }, files);
}

/**
 * The picture again in its own format, moving if it moved, with nothing of the file but its pixels. Throws what sharp throws when the
 * bytes are no picture or hold more than 40 million pixels, all frames together.
 */
export async function reencodePicture(bytes: Buffer): Promise<Buffer> {
  return Buffer.from(await workBeside({ act: 'reencode', bytes }));
}
