import { z } from 'zod';

/**
 * One picture. Its files lie beside `src`, named by their width and format: one in WebP and in JPEG for each of `widths`, and where `avif` says so
 * in AVIF too.
 */
export const picture = z.object({
  src: z
    .string()
    .describe('JPEG de la plus grande largeur : « /media/0123456789abcdef/960.jpeg » ; « …/320.webp » est à côté'),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder: z.string().describe('Minuscule aperçu, en adresse data:'),
  widths: z.array(z.int().positive()).describe('Largeurs servies, en pixels, de la plus petite à la plus grande'),
  avif: z.boolean().describe('Faux là où le WebP est plus léger'),
});
export type Picture = z.infer<typeof picture>;
