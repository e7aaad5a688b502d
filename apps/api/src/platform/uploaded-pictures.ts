import { beginsAsPicture, type Picture, PICTURE_UNREADABLE } from '@tokpa/contract';
import type { Files } from './files.ts';
import type { UploadedFile } from './http/forms.ts';
import { reencodePicture, storePicture } from './pictures.ts';
import { invalidFields } from './problem.ts';

const TOO_LARGE = 'Cette image est trop grande : 40 millions de pixels au plus.';

/** What became of the bytes of a picture that somebody sent. */
async function readUploaded<T>(file: UploadedFile, read: (bytes: Buffer) => Promise<T>): Promise<T> {
  const bytes = await file.bytes();
  if (!beginsAsPicture(bytes)) throw invalidFields({ [file.field]: PICTURE_UNREADABLE });
  try {
    return await read(bytes);
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw invalidFields({ [file.field]: TOO_LARGE }, error);
    // What the disk refuses is our fault, what the decoder refuses is the file's.
    if (error instanceof Error && 'code' in error) throw error;
    throw invalidFields({ [file.field]: PICTURE_UNREADABLE }, error);
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
