import type { Insertable } from 'kysely';
import type { ShippingAddress } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { ShippingAddressesRow } from '#db/tables';

export type NewAddress = Insertable<ShippingAddressesRow>;
export type AddressFields = Omit<NewAddress, 'id' | 'user_id' | 'is_default' | 'created_at' | 'updated_at'>;

const addressColumns = [
  'id',
  'recipient_name as recipientName',
  'phone',
  'address_line1 as addressLine1',
  'address_line2 as addressLine2',
  'landmark',
  'city',
  'state',
  'postal_code as postalCode',
  'country',
  'is_default as isDefault',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

/**
 * The person's row stands for the whole set: what is true of all their addresses together is changed by one call at a time. False
 * once the account is closed.
 */
export async function lockAddressBook(tx: Db, userId: string): Promise<boolean> {
  const book = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return book !== undefined;
}

/** The default first, then the newest. */
export async function findAddresses(
  db: Db,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<ShippingAddress[]> {
  return db
    .selectFrom('shipping_addresses')
    .select(addressColumns)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countAddresses(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('shipping_addresses')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function findAddress(db: Db, userId: string, addressId: string): Promise<ShippingAddress | undefined> {
  return db
    .selectFrom('shipping_addresses')
    .select(addressColumns)
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function insertAddress(tx: Db, address: NewAddress): Promise<ShippingAddress> {
  return tx.insertInto('shipping_addresses').values(address).returning(addressColumns).executeTakeFirstOrThrow();
}

export async function updateAddress(
  tx: Db,
  addressId: string,
  change: Partial<AddressFields> & { is_default: boolean },
): Promise<ShippingAddress> {
  return tx
    .updateTable('shipping_addresses')
    .set(change)
    .where('id', '=', addressId)
    .returning(addressColumns)
    .executeTakeFirstOrThrow();
}

export async function unsetDefaultAddress(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('shipping_addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

export async function deleteAddress(
  tx: Db,
  userId: string,
  addressId: string,
): Promise<{ is_default: boolean } | undefined> {
  return tx
    .deleteFrom('shipping_addresses')
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .returning('is_default')
    .executeTakeFirst();
}

export async function deleteAddressesOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('shipping_addresses').where('user_id', '=', userId).execute();
}

export async function promoteNewestAddress(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('shipping_addresses')
    .set({ is_default: true })
    .where('id', '=', (newest) =>
      newest.selectFrom('shipping_addresses').select('id').where('user_id', '=', userId).orderBy('id', 'desc').limit(1),
    )
    .execute();
}
