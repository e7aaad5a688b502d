import { contract } from '@tokpa/contract';
import { API_PREFIX } from './routes.ts';

const addresses = Object.keys(contract).map((key) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^${API_PREFIX}${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) };
});

/** What can be done at this path, as an Allow header lists it; nothing where no endpoint is. */
export function methodsAt(path: string): string[] {
  const bound = addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (bound.length === 0) return [];
  return [...new Set([...bound, ...(bound.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])];
}
