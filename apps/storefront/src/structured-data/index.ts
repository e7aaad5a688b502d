export { breadcrumbSchema, collectionSchema, faqSchema } from './list-schemas.ts';
export { productSchema } from './product-schema.ts';
export type { Schema } from './schema.ts';
export { organizationSchema, websiteSchema } from './shop-schemas.ts';
