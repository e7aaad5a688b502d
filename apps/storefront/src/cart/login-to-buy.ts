import { loginAddress } from '../api/origin.ts';

/** The login page's address for a visitor who wants to buy: whoever comes back finds the format that they had chosen. */
export function loginToBuy(variationId: string | undefined): string {
  return loginAddress(variationId && `${globalThis.location.pathname}?option=${variationId}`);
}
