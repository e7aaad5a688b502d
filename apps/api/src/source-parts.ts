/** Reads the API's sources in parts, what is needed by many before what needs it; only what is left comes with `@tokpa/api` itself. */
export const sourceParts: ReadonlyArray<() => Promise<unknown>> = [
  () => import('fastify'),
  () => import('@tokpa/contract'),
  () => import('#features/auth'),
  () => import('#features/products'),
  () => import('#features/orders'),
];
