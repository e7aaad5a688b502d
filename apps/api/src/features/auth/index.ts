import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import type { Session } from '#platform/session';

export { accountClosing, type AccountExport, accountExporting } from './auth.events.ts';

export async function authenticate(_platform: Platform, _token: string): Promise<Session | undefined> {
  return undefined;
}

export async function ensureFirstOwner(_platform: Platform): Promise<{ email: string; password: string } | undefined> {
  return undefined;
}

export const authFeature: Feature = {
  name: 'auth',
  constraints: { users_email_unique: 'email_taken' },
  register() {},
};
