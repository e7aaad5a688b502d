import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressPhoneFormat, isAddressPhone, normaliseAddressPhone } from './address-phones.ts';
import { COUNTRIES } from './countries.ts';

test.each([
  ["Côte d'Ivoire", '07 08 09 10 11', '+2250708091011'],
  ["Côte d'Ivoire", '00225 07 08 09 10 11', '+2250708091011'],
  ['Ghana', '024 412 3456', '+233244123456'],
  ['Ghana', '+233 24 412 3456', '+233244123456'],
  ['Burkina Faso', '70 12 34 56', '+22670123456'],
  ['Mali', '223 76 12 34 56', '+22376123456'],
  ['Sénégal', '77 123 45 67', '+221771234567'],
  ['Niger', '90.12.34.56', '+22790123456'],
  ['Guinée', '620 12 34 56', '+224620123456'],
  ['Togo', '90 11 22 33', '+22890112233'],
  ['Togo', '22901234', '+22822901234'],
  ['Bénin', '97 00 00 00', '+2290197000000'],
  ['Bénin', '01 97 00 00 00', '+2290197000000'],
])('in %s, %s is understood', (country, typed, stored) => {
  expect(normaliseAddressPhone(typed, country)).toBe(stored);
  expect(isAddressPhone(stored)).toBe(true);
});

test('who lives in one country may leave a number of another', () => {
  expect(normaliseAddressPhone('+229 97 00 00 00', 'Togo')).toBe('+2290197000000');
  expect(normaliseAddressPhone('+228 90 11 22 33', 'Bénin')).toBe('+22890112233');
});

test('what is no number is left as it was typed, refused, and told what one looks like', () => {
  for (const typed of ['12', '+33 6 12 34 56 78', 'abc', '']) {
    expect(isAddressPhone(normaliseAddressPhone(typed, 'Togo')), typed).toBe(false);
    expect(normaliseAddressPhone(typed, 'Togo')).toBe(typed);
  }
  for (const typed of ['07 08 09 10 11', '0612345678'])
    expect(normaliseAddressPhone(typed, 'Bénin'), typed).toBe(typed);
  expect(addressPhoneFormat('Togo')).toBe('Format: +228XXXXXXXX');
  expect(addressPhoneFormat('Bénin')).toBe('Format: +229XXXXXXXX');
});

test('a stored number stays the same when it is read again, whatever the country', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COUNTRIES),
      fc.constantFrom(...COUNTRIES),
      fc.stringMatching(/^\d{10}$/),
      (of, in_, ten) => {
        const stored = normaliseAddressPhone(`+${addressPhoneFormat(of).slice(9, 12)}${ten}`, of);
        fc.pre(isAddressPhone(stored));
        expect(normaliseAddressPhone(stored, in_)).toBe(stored);
      },
    ),
  );
});
