import type { Feature } from '#platform/feature';

export const referenceFeature: Feature = {
  name: 'reference',
  register() {},
};
