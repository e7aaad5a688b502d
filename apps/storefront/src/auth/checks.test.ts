import { describe, expect, it } from 'vitest';
import { checkCredentials, checkRegistration, checkReset, codeDigits } from './checks.ts';

function wrong(errors: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence));
}

const afiavi = {
  firstName: 'Afiavi',
  lastName: 'Dossou',
  email: 'afiavi@exemple.bj',
  phoneNumber: '97 00 00 00',
  password: 'secret',
  confirmation: 'secret',
  terms: true,
};

describe('opening an account', () => {
  it('takes a complete form, the phone as people type it', () => {
    expect(wrong(checkRegistration(afiavi))).toEqual({});
    expect(wrong(checkRegistration({ ...afiavi, phoneNumber: '+229 01 97 00 00 00' }))).toEqual({});
  });

  it('says what is missing, field by field', () => {
    const empty = {
      firstName: ' ',
      lastName: '',
      email: '',
      phoneNumber: '',
      password: '',
      confirmation: '',
      terms: false,
    };
    expect(wrong(checkRegistration(empty))).toEqual({
      firstName: 'Le prénom est requis',
      lastName: 'Le nom est requis',
      email: "L'email est requis",
      phoneNumber: 'Le téléphone est requis',
      password: 'Le mot de passe est requis',
      terms: 'Veuillez accepter les conditions pour créer votre compte',
    });
  });

  it('says what is wrong, field by field', () => {
    const mistaken = {
      ...afiavi,
      email: 'afiavi@',
      phoneNumber: '+33 6 12 34 56 78',
      password: 'abc',
      confirmation: 'abd',
    };
    expect(wrong(checkRegistration(mistaken))).toEqual({
      email: "Format d'email invalide",
      phoneNumber: 'Format: +229XXXXXXXX',
      password: 'Minimum 6 caractères',
      confirmation: 'Les mots de passe ne correspondent pas',
    });
  });
});

it('asks for both fields of the login, once', () => {
  expect(checkCredentials({ email: '', password: '' })).toEqual({ email: 'Veuillez remplir tous les champs' });
  expect(checkCredentials({ email: 'a@b.bj', password: '' })).toEqual({ password: 'Veuillez remplir tous les champs' });
  expect(checkCredentials({ email: 'a@b.bj', password: 'x' })).toEqual({});
});

describe('choosing a new password with a code', () => {
  const complete = { email: 'a@b.bj', otp: '123456', newPassword: 'nouveau', confirmation: 'nouveau' };

  it('goes when all is there', () => {
    expect(checkReset(complete)).toEqual({});
  });

  it('asks for everything before anything else', () => {
    expect(checkReset({ ...complete, otp: '', confirmation: 'autre' })).toEqual({
      otp: 'Tous les champs sont requis.',
    });
  });

  it('wants the same password twice, of six characters', () => {
    expect(checkReset({ ...complete, confirmation: '' })).toEqual({
      confirmation: 'Les mots de passe ne correspondent pas.',
    });
    expect(checkReset({ ...complete, newPassword: 'abc', confirmation: 'abc' })).toEqual({
      newPassword: 'Le mot de passe doit contenir au moins 6 caractères.',
    });
  });
});

it('takes the code of a mail with the spaces that came along', () => {
  for (const typed of ['123456', '123 456', ' 123\u00a0456\n', 'Code : 123-456', '1234567'])
    expect(codeDigits(typed)).toBe('123456');
});
