/** Reads the API's sources in parts of a like size, each of which needs those before it; only what is left comes with `@tokpa/api` itself. */
export const sourceParts: ReadonlyArray<() => Promise<unknown>> = [
  () => import('fastify'),
  () => import('@tokpa/contract'),
  () => import('#features/auth'),
  () => import('#features/products'),
  () => import('#features/orders'),
];
