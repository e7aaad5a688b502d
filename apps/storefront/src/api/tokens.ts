/** The browser's own record of who is logged in. The keys are the shop's promise to the back office, which reads `adminToken`. */
export const USER_TOKEN = 'userToken';
const ADMIN_TOKEN = 'adminToken';

/** The token that a call carries: staff's own first. */
export function tokenToSend(): string | null {
  return localStorage.getItem(ADMIN_TOKEN) ?? localStorage.getItem(USER_TOKEN);
}

/** Forgets the token that the API refused, and says whose it was. */
export function forgetRefusedToken(refused: string): 'staff' | 'shopper' {
  if (localStorage.getItem(ADMIN_TOKEN) === refused) {
    localStorage.removeItem(ADMIN_TOKEN);
    return 'staff';
  }
  localStorage.removeItem(USER_TOKEN);
  localStorage.removeItem('user');
  return 'shopper';
}
