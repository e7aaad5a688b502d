import type { Feature } from '#platform/feature';

export const cartFeature: Feature = {
  name: 'cart',
  register() {},
};
