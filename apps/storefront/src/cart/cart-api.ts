import { createClient } from '@tokpa/contract/client';
import { fetchWithSession } from '../api/browser.ts';
import { tokenToSend } from '../api/tokens.ts';

const LONGEST_MS = 15_000;

/** The API for calls about the cart, which wait for each other: one that hears nothing by then is as unheard as without a network. */
export const cartApi = createClient({
  token: tokenToSend,
  fetch: (url, request) => {
    // `AbortSignal.timeout` is younger than the browsers that the shop is for.
    const patience = new AbortController();
    setTimeout(() => patience.abort(), LONGEST_MS);
    return fetchWithSession(url, { ...request, signal: patience.signal });
  },
});
