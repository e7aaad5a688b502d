import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
  ['/product/miel?q=th%C3%A9%20vert', '/product/miel?q=th%C3%A9%20vert'],
  ['/blog/th%C3', '/blog/th%25C3'],
  ['/blog/the%', '/blog/the%25'],
  ['/search?q=miel%00', '/search?q=miel'],
  ['/search?q=a%00?%00b', '/search?q=a?b'],
  ['/product/%00', '/product/%2500'],
  ['/search%00?q=miel%00', '/search%2500?q=miel'],
  ['/%00/boutique.example', '/%2500/boutique.example'],
  ['/api/v1/products/%E0', '/api/v1/products/%E0'],
  ['http://boutique.example/search?q=miel', '/search?q=miel'],
  ['http://boutique.example', '/'],
  ['https://boutique.example?q=miel', '/?q=miel'],
  ['//boutique.example/search', '//boutique.example/search'],
  ['*', '/*'],
  ['boutique.example:443', '/boutique.example:443'],
])('%s is read as %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable);
});
