import { describe, expect, it } from 'vitest';
import { originInState, originState } from './origin-state.ts';
import { addressWithOrigin, EXPIRED, loginAddress, readOrigin, wasExpired } from './origin.ts';

const queryOf = (address: string) => new URL(address, 'http://shop.test').searchParams;

describe('where a visitor goes after logging in', () => {
  it('is the page that asked for the login, with its query', () => {
    const query = queryOf(loginAddress('/track-order?orderNumber=ORD-1&x=é'));
    expect(readOrigin(query)).toBe('/track-order?orderNumber=ORD-1&x=é');
    expect(wasExpired(query)).toBe(false);
  });

  it('is the home page when nothing was remembered', () => {
    expect(loginAddress('/')).toBe('/login');
    expect(readOrigin(queryOf('/login'))).toBe('/');
  });

  it('goes along to the registration and to the account that is opened there', () => {
    const origin = readOrigin(queryOf(addressWithOrigin('/register', '/checkout')));
    expect(originInState(originState(origin))).toBe('/checkout');
    expect(addressWithOrigin('/register', '/')).toBe('/register');
    expect(originInState(originState('/'))).toBeUndefined();
  });

  it.each(['/login', '/login/', '/register', '/forgot-password', '/reset-password'])(
    'is never %s itself, but what that page remembered',
    (around) => {
      expect(loginAddress(around)).toBe('/login');
      const address = addressWithOrigin(around, '/products?sort=name', { email: 'a@b.bj' });
      expect(queryOf(address).get('email')).toBe('a@b.bj');
      expect(loginAddress(address)).toBe(loginAddress('/products?sort=name'));
      expect(loginAddress(`${around}?from=//evil.test`)).toBe('/login');
    },
  );

  it('says that the session ran out', () => {
    expect(wasExpired(queryOf(loginAddress('/checkout', EXPIRED)))).toBe(true);
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', ''])(
    'is never another site: %j',
    (origin) => {
      expect(readOrigin(new URLSearchParams({ from: origin }))).toBe('/');
      expect(originInState({ from: origin })).toBeUndefined();
    },
  );
});
