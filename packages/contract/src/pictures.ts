import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { single } from './fields.ts';

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

/** What a picture shows, for whoever does not see it. */
export const PICTURE_ALT_MAX = 300;
export const PICTURE_MEGABYTES_MAX = 10;

export const pictureEndpoints = endpoints({
  'POST /pictures': {
    summary: 'Dépose une image, à montrer dans un texte : article, leçon, campagne',
    access: 'staff',
    right: 'pictures.write',
    files: { image: 'picture' },
    status: 201,
    response: single(picture),
  },
});
