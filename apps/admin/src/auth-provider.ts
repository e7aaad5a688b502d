import { ApiError, type ApiClient } from '@tokpa/contract/client';
import type { AuthProvider } from 'react-admin';
import { fullNameOf } from '@tokpa/contract/full-name';
import { mayUse } from './access.ts';
import { dropSession, keepSession, readToken, readUser } from './session.ts';
import { isAskedToReturn, takeRefusal } from './session-return.ts';

export type Credentials = { email: string; password: string; otp?: string };

// No screen is drawn before: on a slow network what was known until now has to do.
const PATIENCE_MS = 3000;

/** What the person may do now: somebody may have changed their role since they signed in, or since the last start. */
async function renewUser(api: ApiClient): Promise<void> {
  const token = readToken();
  if (token === null) return;
  try {
    const { user } = await api.call('GET /auth/admin/profile');
    if (readToken() === token) keepSession(token, user);
  } catch {
    // What was known goes on. A session that has ended is told where a screen asks for its own.
  }
}

/** Signing in and out of the back office, and what the signed-in person may see. */
export function createAuthProvider(api: ApiClient): AuthProvider {
  let renewed: Promise<void> | undefined;
  async function findUser() {
    renewed ??= Promise.race([renewUser(api), new Promise<void>((late) => setTimeout(late, PATIENCE_MS))]);
    await renewed;
    return readUser();
  }

  return {
    async login(credentials: Credentials) {
      const { token, user } = await api.call('POST /auth/admin/login', { body: credentials });
      keepSession(token, user);
      renewed = Promise.resolve();
    },

    async logout() {
      if (readToken() === null) return;
      // Whether or not the API hears of it, this browser forgets the session.
      await api.call('POST /auth/logout').catch(() => undefined);
      dropSession();
    },

    async checkAuth() {
      if (isAskedToReturn()) return;
      if (readToken() === null || !readUser()) throw new Error('Connectez-vous pour continuer.');
    },

    async checkError(error: unknown) {
      if (!(error instanceof ApiError) || error.status !== 401) return;
      if (isAskedToReturn() || takeRefusal()) return;
      dropSession();
      throw new Error('Session expirée. Veuillez vous reconnecter.');
    },

    async getPermissions() {
      return (await findUser())?.permissions ?? [];
    },

    async getIdentity() {
      const user = await findUser();
      if (!user) throw new Error('Connectez-vous pour continuer.');
      return { ...user, fullName: fullNameOf(user) || user.email };
    },

    async canAccess({ resource, action }) {
      return mayUse((await findUser())?.permissions ?? [], resource, action);
    },
  };
}
