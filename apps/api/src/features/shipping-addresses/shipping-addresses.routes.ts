import { toPage } from '@tokpa/contract';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { countAddresses, findAddress, findAddresses } from './shipping-addresses.queries.ts';
import { addAddress, changeAddress, removeAddress } from './shipping-addresses.ts';

export function bindShippingAddressRoutes(platform: Platform, route: Route): void {
  route('GET /shipping-addresses', async ({ query, session: { userId } }) => {
    const [addresses, total] = await Promise.all([
      findAddresses(platform.db, userId, query),
      countAddresses(platform.db, userId),
    ]);
    return toPage(addresses, total, query);
  });

  route('GET /shipping-addresses/{id}', async ({ params, session: { userId } }) => {
    const address = await findAddress(platform.db, userId, params.id);
    if (!address) throw new Problem('address_not_found');
    return { data: address };
  });

  route('POST /shipping-addresses', async ({ body, session: { userId } }) => ({
    data: await addAddress(platform, userId, body),
  }));

  route('PUT /shipping-addresses/{id}', async ({ params, body, session: { userId } }) => ({
    data: await changeAddress(platform, { userId, addressId: params.id }, body),
  }));

  route('DELETE /shipping-addresses/{id}', async ({ params, session: { userId } }) => {
    await removeAddress(platform, { userId, addressId: params.id });
    return { message: 'Adresse supprimée.' };
  });
}
