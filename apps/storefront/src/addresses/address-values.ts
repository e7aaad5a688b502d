import { addressPhoneFormat, isAddressPhone, normaliseAddressPhone } from '@tokpa/contract/address-phones';
import { departmentProblem } from '@tokpa/contract/benin-places';
import { COUNTRIES, DEFAULT_COUNTRY } from '@tokpa/contract/countries';
import { formatPhone } from '@tokpa/contract/phones';
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

const EMPTY: AddressValues = {
  recipientName: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  landmark: '',
  city: '',
  state: '',
  postalCode: '',
  country: DEFAULT_COUNTRY,
  isDefault: false,
};

export type Recipient = { name: string; phone: string };

/** What the form starts with: the address to change, or an empty one for the shopper. */
export function toValues(address: ShippingAddress | undefined, recipient: Recipient): AddressValues {
  if (!address) return { ...EMPTY, recipientName: recipient.name, phone: formatPhone(recipient.phone) };
  const { addressLine1, city, country, isDefault } = address;
  return {
    ...EMPTY,
    ...writtenTexts(address),
    addressLine1,
    city,
    country,
    isDefault,
    phone: formatPhone(address.phone ?? ''),
  };
}

type OptionalText = 'recipientName' | 'addressLine2' | 'landmark' | 'state' | 'postalCode';
const OPTIONAL_TEXTS: readonly OptionalText[] = ['recipientName', 'addressLine2', 'landmark', 'state', 'postalCode'];

function writtenTexts(address: ShippingAddress): Partial<AddressValues> {
  return Object.fromEntries(OPTIONAL_TEXTS.map((name) => [name, address[name] ?? '']));
}

function isCountry(name: string): name is ShippingAddressInput['country'] {
  return COUNTRIES.some((country) => country === name);
}

export function checkAddress(values: AddressValues): FieldErrors {
  const phone = normaliseAddressPhone(values.phone, values.country);
  return {
    country: isCountry(values.country) ? undefined : 'Le pays est requis',
    addressLine1: values.addressLine1.trim() ? undefined : "L'adresse ligne 1 est requise",
    city: values.city.trim() ? undefined : 'La ville est requise',
    state: departmentProblem(values),
    postalCode: POSTAL_CODE.test(values.postalCode) ? undefined : "Le code postal n'est pas valide",
    phone: phone === '' || isAddressPhone(phone) ? undefined : addressPhoneFormat(values.country),
  };
}

/** What is sent, once `checkAddress` finds nothing. */
export function toInput(values: AddressValues): ShippingAddressInput {
  const { country, isDefault, ...texts } = values;
  if (!isCountry(country)) throw new TypeError('The address was not checked before it was sent');
  return {
    ...texts,
    phone: normaliseAddressPhone(values.phone, country),
    country,
    // An account always has a default address: it can be given, not taken away.
    ...(isDefault ? { isDefault } : {}),
  };
}
