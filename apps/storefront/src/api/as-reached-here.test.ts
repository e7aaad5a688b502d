import { expect, test } from 'vitest';
import { asReachedHere } from './as-reached-here.ts';

test.each([
  ['http://localhost:3000/sandbox-pay/pay_1?moyen=card', 'http://192.168.1.20:3000'],
  ['http://localhost:3000/sandbox-pay/pay_1?moyen=card', 'http://127.0.0.1:3000'],
  ['http://127.0.0.1:3000/sandbox-pay/pay_1?moyen=card', 'https://boutique.example'],
])('%s is reached at %s', (address, origin) => {
  expect(asReachedHere(address, origin)).toBe(`${origin}/sandbox-pay/pay_1?moyen=card`);
});

test('what is somebody else’s stays theirs', () => {
  expect(asReachedHere('https://process.fedapay.com/abc?x=1', 'http://127.0.0.1:3000')).toBe(
    'https://process.fedapay.com/abc?x=1',
  );
  expect(asReachedHere('https://localhost.example/abc', 'http://127.0.0.1:3000')).toBe('https://localhost.example/abc');
});

test('a path is the shop’s', () => {
  expect(asReachedHere('/order/1', 'http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000/order/1');
});
