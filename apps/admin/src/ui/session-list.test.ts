import { expect, it } from 'vitest';
import { deviceOf } from './session-list.tsx';

it.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome sur Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari sur iPhone ou iPad'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge sur Windows'],
  ['curl/8.5', 'Appareil inconnu'],
])('%s is « %s »', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
