import type { ProductContent } from '../shapes.ts';
import { alimentation } from './alimentation.ts';
import { bebe } from './bebe.ts';
import { complements } from './complements.ts';
import { mesure } from './mesure.ts';
import { plantes } from './plantes.ts';
import { soins } from './soins.ts';
import { sport } from './sport.ts';
import { vitamines } from './vitamines.ts';

export const products: readonly ProductContent[] = [
  ...mesure,
  ...complements,
  ...vitamines,
  ...plantes,
  ...soins,
  ...alimentation,
  ...sport,
  ...bebe,
];
