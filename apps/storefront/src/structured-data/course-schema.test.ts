import type { FormationDetail } from '@tokpa/contract/formations';
import { expect, it } from 'vitest';
import { courseSchema } from './course-schema.ts';

it('a formation tells machines its level in the words that people read', () => {
  const formation = { slug: 'savon', title: 'Le savon', level: 'DEBUTANT', modules: [], picture: null, price: 0 };
  const schema = courseSchema(formation as unknown as FormationDetail, {}, 'https://boutique.example');
  expect(schema).toMatchObject({ educationalLevel: 'Débutant', inLanguage: 'fr' });
});
