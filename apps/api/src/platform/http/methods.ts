import { contract } from '@tokpa/contract';
import { API_PREFIX } from './routes.ts';

const addresses = Object.keys(contract).map((key) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^${API_PREFIX}${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) };
});

/** The methods that some endpoint answers at this path: what the Allow header of a 405 lists. */
export function methodsAt(path: string): string[] {
  return [...new Set(addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
}
