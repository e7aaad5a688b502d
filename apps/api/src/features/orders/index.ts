import type { Feature } from '#platform/feature';

export const ordersFeature: Feature = {
  name: 'orders',
  register() {},
};
