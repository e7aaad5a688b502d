import { ApiError, type ApiClient } from '@tokpa/contract/client';
import type { AuthProvider } from 'react-admin';
import { mayUse } from './access.ts';
import { dropSession, keepSession, readToken, readUser } from './session.ts';
import { isAskedToReturn, takeRefusal } from './session-return.ts';

export type Credentials = { email: string; password: string; otp?: string };

/** Signing in and out of the back office, and what the signed-in person may see. */
export function createAuthProvider(api: ApiClient): AuthProvider {
  return {
    async login(credentials: Credentials) {
      const { token, user } = await api.call('POST /auth/admin/login', { body: credentials });
      keepSession(token, user);
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
      return readUser()?.permissions ?? [];
    },

    async getIdentity() {
      const user = readUser();
      if (!user) throw new Error('Connectez-vous pour continuer.');
      return { ...user, fullName: `${user.firstName} ${user.lastName}`.trim() || user.email };
    },

    async canAccess({ resource, action }) {
      return mayUse(readUser()?.permissions ?? [], resource, action);
    },
  };
}
