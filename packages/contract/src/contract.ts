import { authEndpoints } from './auth.ts';
import { boughtTogetherEndpoints } from './bought-together.ts';
import { cartEndpoints } from './cart.ts';
import { categoryEndpoints } from './categories.ts';
import { contactMessageEndpoints } from './contact-messages.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { orderEndpoints } from './orders.ts';
import { paymentEndpoints } from './payments.ts';
import { productEndpoints } from './products.ts';
import { returnRequestEndpoints } from './return-requests.ts';
import { reviewEndpoints } from './reviews.ts';
import { settingsEndpoints } from './settings.ts';
import { shippingAddressEndpoints } from './shipping-addresses.ts';
import { stockAlertEndpoints } from './stock-alerts.ts';

/** Every call of the API. The server's routes, the reference, the typed clients and the tests all come from this map. */
export const contract = {
  ...authEndpoints,
  ...newsletterEndpoints,
  ...settingsEndpoints,
  ...categoryEndpoints,
  ...productEndpoints,
  ...boughtTogetherEndpoints,
  ...stockAlertEndpoints,
  ...reviewEndpoints,
  ...cartEndpoints,
  ...shippingAddressEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...contactMessageEndpoints,
  ...returnRequestEndpoints,
} as const;

export type Contract = typeof contract;
export type EndpointKey = keyof Contract;
