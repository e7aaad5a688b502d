import { describe, expect, it } from 'vitest';
import { loginAddress, originInState, originState, readOrigin, registerAddress, wasExpired } from './origin.ts';

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
    const origin = readOrigin(queryOf(registerAddress('/checkout')));
    expect(originInState(originState(origin))).toBe('/checkout');
    expect(registerAddress('/')).toBe('/register');
    expect(originInState(originState('/'))).toBeUndefined();
  });

  it('says that the session ran out', () => {
    expect(wasExpired(queryOf(loginAddress('/checkout', { expired: true })))).toBe(true);
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', ''])(
    'is never another site: %j',
    (origin) => {
      expect(readOrigin(new URLSearchParams({ from: origin }))).toBe('/');
      expect(originInState({ from: origin })).toBeUndefined();
    },
  );
});
