import type { Feature } from '#platform/feature';
import { handleImportJobs } from './product-imports.jobs.ts';
import { productImportRoutes } from './product-imports.routes.ts';

export const productImportsFeature: Feature = {
  name: 'product-imports',
  register({ platform, route }) {
    productImportRoutes(platform, route);
    handleImportJobs(platform);
  },
};
