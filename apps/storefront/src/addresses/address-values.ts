import { COUNTRIES, DEFAULT_COUNTRY } from '@tokpa/contract/countries';
import { formatPhone, isBeninPhone, normaliseBeninPhone } from '@tokpa/contract/phones';
import type { ShippingAddress, ShippingAddressInput } from '@tokpa/contract/shipping-addresses';
import type { FieldErrors } from '../ui/form-errors.ts';

export const BENIN = 'Bénin';

const POSTAL_CODE = /^[\p{L}\d\s-]*$/u;

/** What the form holds: no field is ever absent. */
export type AddressValues = {
  recipientName: string;
  phone: string;
  addressLine1: string;
  addressLine2: string;
  landmark: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  isDefault: boolean;
};

export type Recipient = { name: string; phone: string };

/** What the form starts with: the address to change, or an empty one for the shopper. */
export function toValues(address: ShippingAddress | undefined, recipient: Recipient): AddressValues {
  return {
    recipientName: address ? (address.recipientName ?? '') : recipient.name,
    phone: address ? formatPhone(address.phone ?? '') : recipient.phone,
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    landmark: address?.landmark ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? DEFAULT_COUNTRY,
    isDefault: address?.isDefault ?? false,
  };
}

function isCountry(name: string): name is ShippingAddressInput['country'] {
  return COUNTRIES.some((country) => country === name);
}

export function checkAddress(values: AddressValues): FieldErrors {
  const phone = normaliseBeninPhone(values.phone);
  return {
    country: isCountry(values.country) ? undefined : 'Le pays est requis',
    addressLine1: values.addressLine1.trim() ? undefined : "L'adresse ligne 1 est requise",
    city: values.city.trim() ? undefined : 'La ville est requise',
    postalCode: POSTAL_CODE.test(values.postalCode) ? undefined : "Le code postal n'est pas valide",
    phone: phone === '' || isBeninPhone(phone) ? undefined : 'Format: +229XXXXXXXX',
  };
}

/** What is sent, once `checkAddress` finds nothing. */
export function toInput(values: AddressValues): ShippingAddressInput {
  const { country, isDefault, ...texts } = values;
  if (!isCountry(country)) throw new TypeError('The address was not checked before it was sent');
  return {
    ...texts,
    phone: normaliseBeninPhone(values.phone),
    country,
    // An account always has a default address: it can be given, not taken away.
    ...(isDefault ? { isDefault } : {}),
  };
}
