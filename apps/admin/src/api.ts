import { createClient } from '@tokpa/contract/client';
import { readToken } from './session.ts';

/** The API as the person signed in to the back office may call it. */
export const api = createClient({ token: readToken });
