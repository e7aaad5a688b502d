import { createClient } from '@tokpa/contract/client';
import { readToken } from './session.ts';
import { keepingTyped } from './session-return.ts';

/** The API as the person signed in to the back office may call it. */
export const api = createClient({
  fetch: keepingTyped((url, request) => globalThis.fetch(url, request)),
  token: readToken,
});
