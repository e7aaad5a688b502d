import type { Feature } from '#platform/feature';

export const productImportsFeature: Feature = { name: 'product-imports', register: () => undefined };
