import { expect, it } from 'vitest';
import { titleOf } from './visited-pages.ts';

it('names a visited page by its title, without the shop’s name', () => {
  expect(titleOf('<head><title>Miel &amp; pollen d&#x27;ici — Tokpa</title></head>')).toBe("Miel & pollen d'ici");
  expect(titleOf('<title>Foire aux questions</title>')).toBe('Foire aux questions');
  expect(titleOf('<p>sans titre</p>')).toBeUndefined();
});
