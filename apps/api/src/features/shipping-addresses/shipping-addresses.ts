import type { ShippingAddress, ShippingAddressInput } from '@tokpa/contract';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import {
  type AddressFields,
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  lockAddressBook,
  promoteNewestAddress,
  unsetDefaultAddress,
  updateAddress,
} from './shipping-addresses.queries.ts';

/** More than anybody delivers to: what keeps one account from filling the database. */
export const MOST_ADDRESSES = 50;

type AddressOf = { userId: string; addressId: string };
type AddressChange = { [Field in keyof ShippingAddressInput]?: ShippingAddressInput[Field] | undefined };

const COLUMNS = {
  recipientName: 'recipient_name',
  phone: 'phone',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  landmark: 'landmark',
  city: 'city',
  state: 'state',
  postalCode: 'postal_code',
  country: 'country',
} as const satisfies Partial<Record<keyof ShippingAddressInput, keyof AddressFields>>;

/** Only the fields given; one left empty is no value. */
function toFields(input: AddressChange): Partial<AddressFields> {
  const given = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const value = input[name as keyof typeof COLUMNS];
    return value === undefined ? [] : [[column, value === '' ? null : value]];
  });
  return Object.fromEntries(given) as Partial<AddressFields>;
}

export async function addAddress(
  platform: Platform,
  userId: string,
  input: ShippingAddressInput,
): Promise<ShippingAddress> {
  return platform.transact(async (tx) => {
    // Closed in another tab meanwhile: nothing would ever remove what is added now.
    if (!(await lockAddressBook(tx, userId))) throw new Problem('unauthorized');
    const known = await countAddresses(tx, userId);
    if (known >= MOST_ADDRESSES) throw new Problem('too_many_addresses');
    const isDefault = known === 0 || input.isDefault === true;
    if (isDefault) await unsetDefaultAddress(tx, userId);
    return insertAddress(tx, { ...(toFields(input) as AddressFields), user_id: userId, is_default: isDefault });
  });
}

/** `isDefault: false` changes nothing: an account always has a default, which another address takes over. */
export async function changeAddress(
  platform: Platform,
  { userId, addressId }: AddressOf,
  change: AddressChange,
): Promise<ShippingAddress> {
  return platform.transact(async (tx) => {
    await lockAddressBook(tx, userId);
    const address = await findAddress(tx, userId, addressId);
    if (!address) throw new Problem('address_not_found');
    const becomesDefault = change.isDefault === true && !address.isDefault;
    if (becomesDefault) await unsetDefaultAddress(tx, userId);
    return updateAddress(tx, addressId, { ...toFields(change), is_default: address.isDefault || becomesDefault });
  });
}

export async function removeAddress(platform: Platform, { userId, addressId }: AddressOf): Promise<void> {
  await platform.transact(async (tx) => {
    await lockAddressBook(tx, userId);
    const removed = await deleteAddress(tx, userId, addressId);
    if (!removed) throw new Problem('address_not_found');
    if (removed.is_default) await promoteNewestAddress(tx, userId);
  });
}
