import { fullNameOf } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { hashPassword } from '#platform/passwords';
import { shoppers, type ShopperContent } from './content/index.ts';

/** Of every shopper of the demo shop; documented, so that anybody may try the shop as one of them. */
export const DEMO_PASSWORD = 'Tokpa-2026!';

export type SeededShopper = ShopperContent & { id: string };

/** Writes the shoppers with their default addresses. Email → shopper. */
export async function seedShoppers(db: Db): Promise<Map<string, SeededShopper>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const inserted = await db
    .insertInto('users')
    .values(
      shoppers.map(({ email, firstName, lastName, phone }) => ({
        email,
        first_name: firstName,
        last_name: lastName,
        phone,
        password_hash: passwordHash,
      })),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(inserted.map(({ id, email }) => [email, id]));
  const seeded = shoppers.flatMap((content) => {
    const id = ids.get(content.email);
    return id === undefined ? [] : [{ ...content, id }];
  });
  await db
    .insertInto('shipping_addresses')
    .values(
      seeded.map(({ id, address, firstName, lastName, phone }) => ({
        user_id: id,
        recipient_name: fullNameOf({ firstName, lastName }),
        phone,
        address_line1: address.addressLine1,
        address_line2: address.addressLine2 ?? null,
        landmark: address.landmark,
        city: address.city,
        state: address.state,
        country: address.country,
        is_default: true,
      })),
    )
    .execute();
  return new Map(seeded.map((shopper) => [shopper.email, shopper]));
}
