import type { TestShop } from './test-shop.ts';

type AddressWishes = {
  addressLine1?: string;
  city?: string;
  country?: string;
  isDefault?: boolean;
  landmark?: string;
  phone?: string;
  recipientName?: string;
};

/** A delivery address in Cotonou, the default one unless said. */
export async function createAddress(
  shop: TestShop,
  userId: string,
  wishes: AddressWishes = {},
): Promise<{ id: string }> {
  const {
    addressLine1 = 'Rue 12.345, Cadjèhoun',
    city = 'Cotonou',
    country = 'Bénin',
    isDefault = true,
    landmark,
    phone,
    recipientName,
  } = wishes;
  return shop.platform.db
    .insertInto('shipping_addresses')
    .values({
      user_id: userId,
      address_line1: addressLine1,
      city,
      country,
      is_default: isDefault,
      landmark: landmark ?? null,
      phone: phone ?? null,
      recipient_name: recipientName ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
