import { andList } from '../ui/and-list.ts';
import type { CheckoutSettings } from './amounts.ts';

type Served = Pick<CheckoutSettings, 'countriesServed'>;

/** Whether the shop delivers there: the address form knows more countries than it serves. The server has the last word. */
export function isServed({ country }: { country: string }, { countriesServed }: Served): boolean {
  return countriesServed.some((served) => served === country);
}

export function sayNotServed({ countriesServed }: Served): string {
  return `Nous ne livrons pas encore dans ce pays, seulement dans ceux-ci : ${andList(countriesServed)}.`;
}
