import { describe, expect, it } from 'vitest';
import { checkAddress, toInput, toValues } from './address-values.ts';

const SHOPPER = { name: 'Afiavi Dossou', phone: '+2290197000000' };
const filled = {
  ...toValues(undefined, SHOPPER),
  addressLine1: 'Carré 1234, Cadjèhoun',
  city: 'Cotonou',
  country: 'Bénin',
};

describe('the address form', () => {
  it("starts in Côte d'Ivoire, with the shopper as recipient", () => {
    expect(toValues(undefined, SHOPPER)).toMatchObject({
      country: "Côte d'Ivoire",
      recipientName: 'Afiavi Dossou',
      phone: '+229\u00a001\u00a097\u00a000\u00a000\u00a000',
      city: '',
    });
  });

  it('asks for the first line, the city and a country', () => {
    const errors = checkAddress({ ...filled, addressLine1: ' ', city: '', country: '' });
    expect(errors).toMatchObject({
      addressLine1: "L'adresse ligne 1 est requise",
      city: 'La ville est requise',
      country: 'Le pays est requis',
    });
  });

  it('does not send a commune with the department of another', () => {
    const state = 'Cotonou est dans un autre département\u00a0: Littoral';
    expect(checkAddress({ ...filled, state: 'Borgou' })).toMatchObject({ state });
    expect(checkAddress({ ...filled, state: 'Littoral' }).state).toBeUndefined();
    expect(checkAddress({ ...filled, city: 'Godomey', state: 'Borgou' }).state).toBeUndefined();
  });

  it.each([
    ['01 BP 1234', undefined],
    ['00229-A', undefined],
    ['BP/12', "Le code postal n'est pas valide"],
    ['', undefined],
  ])('reads the postal code %j', (postalCode, error) => {
    expect(checkAddress({ ...filled, postalCode }).postalCode).toBe(error);
  });

  it('takes a phone as people type it, and none at all', () => {
    expect(checkAddress({ ...filled, phone: '97 00 00 00' }).phone).toBeUndefined();
    expect(toInput({ ...filled, phone: '97 00 00 00' }).phone).toBe('+2290197000000');
    expect(checkAddress({ ...filled, phone: '' }).phone).toBeUndefined();
    expect(checkAddress({ ...filled, phone: '12' }).phone).toBe('Format: +229XXXXXXXX');
  });

  it('takes a number of the country that the parcel goes to', () => {
    const toLome = { ...filled, country: 'Togo', city: 'Lomé' };
    expect(toInput({ ...toLome, phone: '90 11 22 33' }).phone).toBe('+22890112233');
    expect(checkAddress({ ...toLome, phone: '12' }).phone).toBe('Format: +228XXXXXXXX');
  });

  it('says that an address becomes the default one, never that it stops being so', () => {
    expect(toInput({ ...filled, isDefault: true })).toHaveProperty('isDefault', true);
    expect(toInput(filled)).not.toHaveProperty('isDefault');
  });
});
