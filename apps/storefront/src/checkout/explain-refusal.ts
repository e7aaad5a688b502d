import { ApiError, NetworkError } from '@tokpa/contract/client';
import { explainError } from '../api/explain-error.ts';
import type { CheckoutProblem } from './error-banner.tsx';

export const NO_ADDRESS = 'Veuillez sélectionner une adresse de livraison';
export const NO_METHOD = 'Veuillez sélectionner un mode de paiement avant de continuer';
const FALLBACK = 'Une erreur est survenue lors de la création de la commande. Veuillez réessayer.';

const LINE_REFUSALS = new Set([
  'insufficient_stock',
  'item_unavailable',
  'cart_empty',
  'order_too_large',
  'formation_already_open',
  'formation_already_ordered',
]);
const METHOD_REFUSALS = new Set(['cod_unavailable', 'cod_seats', 'cod_too_large']);
const ADDRESS_REFUSALS = new Set(['address_not_found', 'address_required']);

export type Remedies = {
  goTo: (step: 0 | 1 | 2) => void;
  report: (problem: CheckoutProblem | null) => void;
  refuseCode: (sentence: string) => void;
  askForAddress: () => void;
  onStaleCart: () => void;
  onEditCart: () => void;
  /** Asks for the addresses again; resolves to how many there are. */
  onStaleAddresses: () => Promise<number>;
};

/** Back to the step where something is missing, and says what. */
export function sayAt(step: 0 | 1, text: string, { goTo, report }: Pick<Remedies, 'goTo' | 'report'>): void {
  goTo(step);
  report({ text });
}

async function explainAddress(remedies: Remedies): Promise<void> {
  if ((await remedies.onStaleAddresses()) === 0) return remedies.askForAddress();
  sayAt(0, NO_ADDRESS, remedies);
}

function sentenceFor(error: unknown): string {
  // An answer without a word of the shop's is not the shop's: it says no more than that there is no order.
  const isMute = error instanceof ApiError && !error.isExplained;
  return explainError(error, isMute ? 'Erreur lors de la création de la commande' : FALLBACK);
}

/** Says why the order was not placed, and leads to the place where it can be mended. */
export async function explainRefusal(error: unknown, remedies: Remedies, retry: () => void): Promise<void> {
  const text = sentenceFor(error);
  const code = error instanceof ApiError ? error.code : '';
  if (ADDRESS_REFUSALS.has(code)) return explainAddress(remedies);
  if (METHOD_REFUSALS.has(code)) remedies.goTo(1);
  if (code === 'country_not_served') remedies.goTo(0);
  if (code.startsWith('coupon_')) remedies.refuseCode(text);
  if (LINE_REFUSALS.has(code)) {
    remedies.onStaleCart();
    return remedies.report({ text, remedy: { label: 'Modifier mon panier', act: remedies.onEditCart } });
  }
  if (code === 'total_changed') {
    // Fees come with the page; what was chosen is kept over the reload.
    return remedies.report({ text, remedy: { label: 'Voir le nouveau total', act: () => window.location.reload() } });
  }
  remedies.report(error instanceof NetworkError ? { text, remedy: { label: 'Réessayer', act: retry } } : { text });
}
