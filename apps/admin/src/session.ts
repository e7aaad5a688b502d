import type { StaffProfile } from '@tokpa/contract/auth';

const TOKEN = 'adminToken';
const USER = 'adminUser';

export function readToken(): string | null {
  return localStorage.getItem(TOKEN);
}

/** Who signed in, as the API said then. What an older release or another hand left there counts as nobody. */
export function readUser(): StaffProfile | undefined {
  const kept = localStorage.getItem(USER);
  if (kept === null) return undefined;
  try {
    const user = JSON.parse(kept) as Partial<StaffProfile> | null;
    return Array.isArray(user?.permissions) ? (user as StaffProfile) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function keepSession(token: string, user: StaffProfile): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(USER, JSON.stringify(user));
}

/** Who signed in is called otherwise now. */
export function keepName({ firstName, lastName }: Pick<StaffProfile, 'firstName' | 'lastName'>): void {
  const user = readUser();
  if (user) localStorage.setItem(USER, JSON.stringify({ ...user, firstName, lastName }));
}

/** The session has ended; who it was of is still known. */
export function dropToken(): void {
  localStorage.removeItem(TOKEN);
}

export function dropSession(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(USER);
}
