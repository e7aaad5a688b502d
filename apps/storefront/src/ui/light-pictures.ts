import { WHOLE_PHONE } from './picture.tsx';

// How wide pictures are kept, besides their own width; each is there as WebP.
const WIDTHS = [160, 320, 640, 960];
const OWN = / src="(\/media\/[\da-f]{16}\/)(\d{1,4})\.jpeg"/;
// As wide as a line of text.
const SIZES = `(min-width: 48rem) 680px, ${WHOLE_PHONE}`;

/** Without a width of its own a picture would be drawn as wide as `sizes` says. */
function lighterFiles(tag: string): string {
  const [, folder, own] = OWN.exec(tag) ?? [];
  if (folder === undefined || !/ width="\d/.test(tag)) return '';
  const widths = [...WIDTHS.filter((width) => width < Number(own)), own];
  return ` srcset="${widths.map((width) => `${folder}${width}.webp ${width}w`).join(', ')}" sizes="${SIZES}"`;
}

/** The pictures of a clean text: fetched when they come near the screen, as WebP and no wider than they are drawn. */
export function lightPictures(html: string): string {
  return html.replaceAll(
    /<img( [^>]*)>/g,
    (_, rest: string) => `<img loading="lazy" decoding="async"${lighterFiles(rest)}${rest}>`,
  );
}
