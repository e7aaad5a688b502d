import type { PictureRecipe } from '../../pictures/index.ts';
import type { SubcategoryContent } from '../shapes.ts';

type Subjects = PictureRecipe['subjects'];
type Ground = Pick<PictureRecipe, 'tint' | 'pattern'>;

export const sub = (
  slug: string,
  [name, description]: readonly [string, string],
  ground: Ground,
  subjects: Subjects,
): SubcategoryContent => ({
  slug,
  name,
  description,
  picture: { layout: 'cluster', ...ground, subjects },
});
