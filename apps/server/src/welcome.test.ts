import { expect, test } from 'vitest';
import { loadConfig } from '@tokpa/api/start';
import { welcome } from './welcome.ts';

const config = loadConfig({ ADMIN_EMAIL: 'ancienne@exemple.bj' });

test('the first start says who the owner is, and the password where one was made up', () => {
  const email = 'patronne@exemple.bj';
  const said = welcome(config, { email, generatedPassword: 'inventé' });
  expect(said).toMatch(/Propriétaire +patronne@exemple\.bj/);
  expect(said).toMatch(/Mot de passe +inventé/);
  expect(welcome(config, { email, generatedPassword: undefined })).toContain('celui de ADMIN_PASSWORD');
});

test('a later start calls nobody the owner by a setting that may be another’s by now, and says how access comes back', () => {
  const said = welcome(config, undefined);
  expect(said).not.toContain('ancienne@exemple.bj');
  expect(said).not.toContain('Propriétaire');
  expect(said).toContain('npm run invite-owner');
});
