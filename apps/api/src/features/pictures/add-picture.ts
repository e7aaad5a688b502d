import type { Picture } from '@tokpa/contract';
import { recordAct } from '#platform/audit';
import type { UploadedFile } from '#platform/http/forms';
import type { Platform } from '#platform/platform';
import { invalidField } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { storeUploadedPicture } from '#platform/uploaded-pictures';

/** Keeps a picture for a text. What it shows stands in that text: in another one it may show something else. */
export async function addPicture(
  platform: Platform,
  by: StaffSession,
  files: readonly UploadedFile[],
): Promise<Picture> {
  const upload = files.at(-1);
  if (!upload) throw invalidField('image', 'Choisissez une image');
  const picture = await storeUploadedPicture(platform.files, upload, '');
  const { src, width, height } = picture;
  const after = { name: upload.filename, src, width, height };
  await platform.transact((tx) => recordAct(tx, by, { act: 'create', resource: 'pictures', after }));
  return picture;
}
