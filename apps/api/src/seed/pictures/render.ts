import sharp from 'sharp';
import { composePicture } from './compose.ts';
import type { PictureRecipe } from './recipe.ts';

/** A 1200 × 1200 PNG; the same recipe gives the same pixels on every machine. */
export const renderPicture = (recipe: PictureRecipe): Promise<Buffer> =>
  sharp(Buffer.from(composePicture(recipe)))
    .png({ compressionLevel: 6 })
    .toBuffer();
