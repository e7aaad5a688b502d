import { z } from 'zod';

/** One picture in every width and format that the shop serves, ready for a <picture> element. */
export const picture = z.object({
  src: z.string().describe('JPEG de la plus grande largeur'),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder: z.string().describe('Minuscule aperçu, en adresse data:'),
  srcset: z.object({
    avif: z.string().describe('Vide là où le WebP est plus léger'),
    webp: z.string(),
    jpeg: z.string(),
  }),
});
export type Picture = z.infer<typeof picture>;
