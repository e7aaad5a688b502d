import type { Picture } from './pictures.ts';

/** A picture's files in one format, as the `srcset` of a `<source>` or an `<img>`: `/media/…/160.webp 160w, /media/…/320.webp 320w`. */
export function srcsetOf({ src, widths }: Pick<Picture, 'src' | 'widths'>, format: 'avif' | 'webp' | 'jpeg'): string {
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  return widths.map((width) => `${folder}${width}.${format} ${width}w`).join(', ');
}
