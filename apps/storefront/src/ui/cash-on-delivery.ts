import { sayCodCeiling } from '@tokpa/contract/cash-on-delivery';
import type { PublicSettings } from '@tokpa/contract/settings';
import { andList } from './and-list.ts';

/** Where, and up to how much, one may pay in cash; nothing where no city has it. */
export function sayCashOnDelivery({
  codCities,
  codMaxAmount,
}: Pick<PublicSettings, 'codCities' | 'codMaxAmount'>): string {
  if (codCities.length === 0) return '';
  const ceiling = sayCodCeiling(codMaxAmount);
  return `Le paiement à la livraison, en espèces, est proposé à ${andList(codCities)}${ceiling && `, ${ceiling}`}.`;
}
