import { isOwnPage } from '../api/own-page.ts';
import { ORIGIN_PARAMETER } from './cache-names.ts';

/** The page in whose place the offline page stands: an address of the shop, and never of anybody else. */
export function askedPage(search: string): string | undefined {
  const asked = new URLSearchParams(search).get(ORIGIN_PARAMETER) ?? '';
  return isOwnPage(asked) ? asked : undefined;
}

/** What cannot be had without a network, said for the page that was asked for. */
export function explainMissing(asked: string | undefined): string {
  if (asked?.startsWith('/checkout')) {
    return 'Une commande se passe avec le réseau : prix et stock sont vérifiés à ce moment. Votre panier vous attend.';
  }
  if (asked && /^\/(?:account|order|track-order|login|register)/.test(asked)) {
    return 'Votre compte et vos commandes ne sont pas gardés sur cet appareil : ils demandent le réseau.';
  }
  const searchedFor = asked?.startsWith('/search?') && new URLSearchParams(asked.split('?')[1]).get('q');
  if (searchedFor)
    return `Votre recherche « ${searchedFor} » demande le réseau : elle n’a pas encore été faite sur cet appareil.`;
  return 'La page demandée n’a pas encore été ouverte sur cet appareil. Elle demande le réseau.';
}
