/** How wide pictures are kept, in pixels, besides their own width. */
export const PICTURE_WIDTHS = [160, 320, 640, 960] as const;

/** The widths, in pixels, of the files of a picture whose widest is `own`, the narrowest first. */
export function pictureWidths(own: number): number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < own), own];
}
