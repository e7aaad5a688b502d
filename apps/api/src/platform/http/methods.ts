import { contract } from '@tokpa/contract';
import { API_PREFIX } from './routes.ts';

/** What describes the contract stands not in it. */
export const OPENAPI_ADDRESS = `${API_PREFIX}/openapi.json`;
export const DOCS_ADDRESS = '/api/docs';

const endpoints = Object.keys(contract).map((key) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, path: API_PREFIX + path };
});
const descriptions = [OPENAPI_ADDRESS, DOCS_ADDRESS].map((path) => ({ method: 'GET', path }));

const addresses = [...endpoints, ...descriptions].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** What can be done at this path, as an Allow header lists it; nothing where no endpoint is. */
export function methodsAt(path: string): string[] {
  const bound = addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (bound.length === 0) return [];
  return [...new Set([...bound, ...(bound.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])];
}
