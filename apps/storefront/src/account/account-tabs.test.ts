import { expect, it } from 'vitest';
import { accountAddress, accountTabLabel, readAccountTab } from './account-tabs.ts';

it('finds the tab again in its own address', () => {
  const address = accountAddress('commandes', { status: 'PAID', minTotal: '', page: 2 });
  expect(address).toBe('/account?tab=commandes&status=PAID&page=2');
  expect(readAccountTab(new URL(address, 'http://shop.test').searchParams)).toBe('commandes');
});

it('opens the profile when the address names no tab of ours', () => {
  expect(readAccountTab(new URLSearchParams())).toBe('profil');
  expect(readAccountTab(new URLSearchParams('tab=secrets'))).toBe('profil');
  expect(accountTabLabel(new URLSearchParams('tab=secrets'))).toBe('Profil');
});
