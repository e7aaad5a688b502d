import { expect, it } from 'vitest';
import { keyOf } from './throttle.ts';

it('acts are counted by the IPv4 address, by the IPv6 network, and by anything else as it is', () => {
  expect(keyOf('198.51.100.7')).toBe('198.51.100.7');
  expect(keyOf('::ffff:198.51.100.7')).toBe('198.51.100.7');
  expect(keyOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(keyOf('2001:db8:1:2::9')).toBe(keyOf('2001:0db8:0001:0002:ffff::1'));
  expect(keyOf('2001:db8::9')).toBe('2001:db8:0:0::/64');
  expect(keyOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(keyOf('::1')).toBe('0:0:0:0::/64');
  expect(keyOf('01890000-0000-7000-8000-000000000000')).toBe('01890000-0000-7000-8000-000000000000');
});
