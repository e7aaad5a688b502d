import { pictureWidths } from '@tokpa/contract/picture-widths';
import { WHOLE_PHONE } from './picture.tsx';

const OWN = / src="(\/media\/[\da-f]{16}\/)(\d{1,4})\.jpeg"/;
// As wide as a line of text.
const SIZES = `(min-width: 48rem) 680px, ${WHOLE_PHONE}`;

/** Without a width of its own a picture would be drawn as wide as `sizes` says. */
function lighterFiles(tag: string): string {
  const [, folder, own] = OWN.exec(tag) ?? [];
  if (folder === undefined || !/ width="\d/.test(tag)) return '';
  const files = pictureWidths(Number(own)).map((width) => `${folder}${width}.webp ${width}w`);
  return ` srcset="${files.join(', ')}" sizes="${SIZES}"`;
}

/** The pictures of a clean text: fetched when they come near the screen, as WebP and no wider than they are drawn. */
export function lightPictures(html: string): string {
  return html.replaceAll(
    /<img( [^>]*)>/g,
    (_, rest: string) => `<img loading="lazy" decoding="async"${lighterFiles(rest)}${rest}>`,
  );
}
