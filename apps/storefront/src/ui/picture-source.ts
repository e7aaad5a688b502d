import type { Picture } from '@tokpa/contract/pictures';

/**
 * What a picture is drawn from. Each browser that the shop is made for reads WebP; one that does not takes `src`, a JPEG of one width, so that
 * cards, products and categories travel without the widths of that.
 */
export type PictureSource = Omit<Picture, 'srcset'> & { srcset: Pick<Picture['srcset'], 'avif' | 'webp'> };

/** The picture without what no page draws, for lists, which travel inside pages. */
export function toPictureSource({ srcset: { avif, webp }, ...picture }: PictureSource): PictureSource {
  return { ...picture, srcset: { avif, webp } };
}
