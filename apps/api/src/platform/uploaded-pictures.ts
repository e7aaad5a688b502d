import type { Picture } from '@tokpa/contract';
import type { Files } from './files.ts';
import type { UploadedFile } from './http/forms.ts';
import { reencodePicture, storePicture } from './pictures.ts';
import { invalidFields } from './problem.ts';

const UNREADABLE = 'Ce fichier n’est pas une image lisible. Formats acceptés : JPEG, PNG, WebP, AVIF, GIF.';
const TOO_LARGE = 'Cette image est trop grande : 40 millions de pixels au plus.';

const SIGNATURES: readonly ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) => head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  (head) => ['ftypavif', 'ftypavis'].includes(head.toString('latin1', 4, 12)),
  (head) => head.toString('latin1', 0, 4) === 'GIF8',
];

/** What became of the bytes of a picture that somebody sent; what its name and declared type say counts for nothing. */
async function readUploaded<T>(file: UploadedFile, read: (bytes: Buffer) => Promise<T>): Promise<T> {
  const bytes = await file.bytes();
  if (!SIGNATURES.some((isOne) => isOne(bytes))) throw invalidFields({ [file.field]: UNREADABLE });
  try {
    return await read(bytes);
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw invalidFields({ [file.field]: TOO_LARGE }, error);
    // What the disk refuses is our fault, what the decoder refuses is the file's.
    if (error instanceof Error && 'code' in error) throw error;
    throw invalidFields({ [file.field]: UNREADABLE }, error);
  }
}

/**
 * A picture that somebody sent → stored in every width, with nothing of the file but its pixels. 422 at the field that it came in
 * when it is none. SVG is refused: it is a document that may run.
 */
export function storeUploadedPicture(files: Files, file: UploadedFile, alt: string): Promise<Picture> {
  return readUploaded(file, (bytes) => storePicture(files, bytes, alt));
}

/** A picture that somebody sent → the same in its own format, for who keeps it as a file; refused as `storeUploadedPicture` refuses. */
export function reencodeUploadedPicture(file: UploadedFile): Promise<Buffer> {
  return readUploaded(file, reencodePicture);
}
