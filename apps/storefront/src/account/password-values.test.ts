import { expect, it } from 'vitest';
import { checkPasswordChange } from './password-values.ts';

const good = { oldPassword: 'Ancien1!', newPassword: 'Nouveau1!', confirmation: 'Nouveau1!' };

it('takes a strong new password, typed twice', () => {
  expect(Object.values(checkPasswordChange(good)).filter(Boolean)).toEqual([]);
});

it.each([
  [{ oldPassword: '' }, 'oldPassword', 'Le mot de passe actuel est requis'],
  [{ newPassword: '' }, 'newPassword', 'Le mot de passe ne respecte pas les critères'],
  [{ newPassword: 'nouveau1!' }, 'newPassword', 'Le mot de passe ne respecte pas les critères'],
  [{ newPassword: 'Ancien1!' }, 'newPassword', "Le nouveau mot de passe doit être différent de l'ancien"],
  [{ confirmation: '' }, 'confirmation', 'La confirmation est requise'],
  [{ confirmation: 'autre' }, 'confirmation', 'Les mots de passe ne correspondent pas'],
])('refuses %j', (mistake, field, sentence) => {
  expect(checkPasswordChange({ ...good, ...mistake })[field]).toBe(sentence);
});
