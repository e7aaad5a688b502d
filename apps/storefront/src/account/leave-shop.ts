import { logOut } from '../session/index.ts';
import { toast } from '../ui/toast-store.ts';

/** Ends the session here and on the server; the account's guard leads away. */
export async function leaveShop(): Promise<void> {
  toast.success('Vous êtes déconnecté.');
  await logOut();
}
