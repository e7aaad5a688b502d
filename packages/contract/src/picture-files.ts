export const PICTURE_UNREADABLE =
  'Ce fichier n’est pas une image lisible. Formats acceptés : JPEG, PNG, WebP, AVIF, GIF.';

/** As many bytes as tell one kind of file from another. */
export const PICTURE_HEAD_BYTES = 12;

const JPEG = '\u00ff\u00d8\u00ff';
const PNG = '\u0089PNG\r\n\u001a\n';

/** Whether a file that begins so is a picture that the shop takes; what its name and declared type say counts for nothing. */
export function beginsAsPicture(head: Uint8Array): boolean {
  const letters = String.fromCharCode(...head.subarray(0, PICTURE_HEAD_BYTES));
  const isWebp = letters.startsWith('RIFF') && letters.startsWith('WEBP', 8);
  const isAvif = ['ftypavif', 'ftypavis'].includes(letters.slice(4));
  return isWebp || isAvif || [JPEG, PNG, 'GIF8'].some((start) => letters.startsWith(start));
}
