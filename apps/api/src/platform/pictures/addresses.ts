import { PICTURE_WIDTHS } from '@tokpa/contract';

/** Where pictures are served; the file's name is made of its content, so that it may be kept for ever. */
export const MEDIA_PREFIX = '/media/';

/** A full address at this very shop → its path alone; any other as it is. */
export function asPathHere(address: string, publicUrl: string): string {
  if (!URL.canParse(address)) return address;
  const { origin, pathname } = new URL(address);
  return origin === new URL(publicUrl).origin ? pathname : address;
}

/** What `storePicture` writes below it, and nothing else of the shop's files; the group is the format. */
export const MEDIA_FILE = /^[\da-f]{16}\/\d{1,4}\.(avif|webp|jpeg)$/;

/** `…/640.avif` → `…/320.avif`, the next narrower width that a picture may have; the same where there is none. */
export function narrower(mediaFile: string): string {
  const written = Number(/\/(\d+)\./.exec(mediaFile)?.[1]);
  const width = PICTURE_WIDTHS.findLast((one) => one < written);
  return width === undefined ? mediaFile : mediaFile.replace(`/${written}.`, `/${width}.`);
}
