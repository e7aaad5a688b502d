import type { Feature } from '#platform/feature';

export const shippingAddressesFeature: Feature = {
  name: 'shipping-addresses',
  register() {},
};
