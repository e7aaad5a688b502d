import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetRefusedToken, shopperTokenBeside, tokenToSend } from './tokens.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

it('the token of staff is the one sent, and that of the shopper in the same browser goes beside it', () => {
  stored.set('userToken', 'usr_1');
  expect(tokenToSend()).toBe('usr_1');
  expect(shopperTokenBeside('usr_1')).toBeNull();
  stored.set('adminToken', 'adm_1');
  expect(tokenToSend()).toBe('adm_1');
  expect(shopperTokenBeside('adm_1')).toBe('usr_1');
});

it('staff whose session ran out log in to the back office again, and the shopper beside them stays', () => {
  stored.set('adminToken', 'adm_old').set('userToken', 'usr_1').set('user', '{}');
  expect(forgetRefusedToken('adm_old')).toBe('staff');
  expect(forgetRefusedToken('adm_old')).toBe('staff');
  expect([...stored.keys()]).toEqual(['userToken', 'user']);
});

it('a shopper whose session ran out is forgotten, and staff stay', () => {
  stored.set('adminToken', 'adm_1').set('userToken', 'usr_old').set('user', '{}');
  expect(forgetRefusedToken('usr_old')).toBe('shopper');
  expect(forgetRefusedToken('usr_old')).toBe('shopper');
  expect([...stored.keys()]).toEqual(['adminToken']);
});

it('who logged in again meanwhile stays logged in', () => {
  stored.set('adminToken', 'adm_new').set('userToken', 'usr_new').set('user', '{}');
  expect(forgetRefusedToken('usr_old')).toBeUndefined();
  expect(forgetRefusedToken('adm_old')).toBeUndefined();
  expect(stored.size).toBe(3);
});
