import type { Picture } from '@tokpa/contract';
import type { Files } from './files.ts';
import type { UploadedFile } from './http/forms.ts';
import { invalidField } from './problem.ts';
import { storeUploadedPicture } from './uploaded-pictures.ts';

/** Stores the picture that a form brought as `image`; undefined when it brought none. Throws 422 at the field when it is no picture. */
export async function storeImage(
  files: Files,
  uploads: readonly UploadedFile[],
  alt: string,
): Promise<Picture | undefined> {
  const upload = uploads.findLast(({ field }) => field === 'image');
  return upload && storeUploadedPicture(files, upload, alt);
}

type PictureWish = {
  uploaded: Picture | undefined;
  /** As it was sent beside the file: undefined leaves the picture, empty removes it, its own address keeps it. */
  asked: string | null | undefined;
  current: Picture | null;
};

/** The picture that a row has after a write. Throws 422 for an address that is not the row's own. */
export function nextPicture({ uploaded, asked, current }: PictureWish): Picture | null {
  if (uploaded) return uploaded;
  if (asked === undefined) return current;
  if (!asked) return null;
  if (asked !== current?.src) throw invalidField('image', 'Choisissez un fichier pour changer l’image.');
  return current;
}
