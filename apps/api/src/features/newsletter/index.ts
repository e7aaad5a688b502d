import type { Feature } from '#platform/feature';

export const newsletterFeature: Feature = {
  name: 'newsletter',
  register() {},
};
