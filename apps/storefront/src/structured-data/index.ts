export { courseSchema } from './course-schema.ts';
export { coachingSchema, seminarSchema } from './event-schema.ts';
export { breadcrumbSchema, collectionSchema, faqSchema } from './list-schemas.ts';
export { productSchema } from './product-schema.ts';
export { postSchema, recipeSchema } from './reading-schemas.ts';
export type { Schema } from './schema.ts';
export { organizationSchema, shopSchema, websiteSchema } from './shop-schemas.ts';
