import { toast } from './toast-store.ts';

/** Of what somebody asked for and whose script did not come. */
export function sayNotLoaded(): void {
  toast.error('Connexion impossible. Vérifiez votre réseau et réessayez.');
}
