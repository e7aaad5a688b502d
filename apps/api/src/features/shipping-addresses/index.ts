import { accountClosing, accountExporting } from '#features/auth';
import type { Feature } from '#platform/feature';
import { deleteAddressesOf, findAddresses } from './shipping-addresses.queries.ts';
import { bindShippingAddressRoutes } from './shipping-addresses.routes.ts';
import { MOST_ADDRESSES } from './shipping-addresses.ts';

export { findAddresses, MOST_ADDRESSES };

export const shippingAddressesFeature: Feature = {
  name: 'shipping-addresses',
  constraints: { shipping_addresses_one_default: 'conflict' },
  register({ platform, route }) {
    bindShippingAddressRoutes(platform, route);
    platform.events.on(accountExporting, async (tx, account) => {
      account.addresses = await findAddresses(tx, account.userId, { page: 1, limit: MOST_ADDRESSES });
    });
    platform.events.on(accountClosing, (tx, { userId }) => deleteAddressesOf(tx, userId));
  },
};
