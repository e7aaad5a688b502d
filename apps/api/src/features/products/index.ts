import type { Feature } from '#platform/feature';

export const productsFeature: Feature = {
  name: 'products',
  register() {},
};
