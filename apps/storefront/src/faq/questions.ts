import { sayCodCeiling } from '@tokpa/contract/cash-on-delivery';
import { CASH_QUESTION, type FaqCategory, type FaqFigure, type Question } from '@tokpa/contract/default-faq';
import { formatFcfa } from '@tokpa/contract/money';
import { formatPhone } from '@tokpa/contract/phones';
import type { PublicSettings } from '@tokpa/contract/settings';
import { andList } from '../ui/and-list.ts';

export type { FaqCategory };

export type FaqSettings = Pick<
  PublicSettings,
  | 'faq'
  | 'shippingFee'
  | 'shippingZones'
  | 'countriesServed'
  | 'codCities'
  | 'codFee'
  | 'codMaxAmount'
  | 'unpaidOrderMinutes'
  | 'supportPhone'
  | 'returnDays'
  | 'perishableReturnDays'
  | 'refundDelays'
  | 'warrantyYears'
>;

/** The questions that people ask before they write to the shop. */
const TEASERS = ['suivre-ma-commande', 'delais-de-livraison', 'demander-un-retour'];

function shippingSentence(shippingFee: number): string {
  return shippingFee > 0
    ? `Pour une commande passée sur la boutique, un forfait unique de ${formatFcfa(shippingFee)} s’ajoute au total, quelle que soit la zone.`
    : 'Pour une commande passée sur la boutique, la livraison est offerte.';
}

/** What stands in the place of each word in braces. */
function figuresOf(shop: FaqSettings): Readonly<Record<FaqFigure, string>> {
  const ceiling = sayCodCeiling(shop.codMaxAmount);
  return {
    'phrase sur la livraison': shippingSentence(shop.shippingFee),
    'délai le plus court': String(Math.min(...shop.shippingZones.map(({ fromDays }) => fromDays))),
    'délai le plus long': String(Math.max(...shop.shippingZones.map(({ toDays }) => toDays))),
    pays: andList(shop.countriesServed),
    'minutes pour payer': String(shop.unpaidOrderMinutes),
    villes: andList(shop.codCities),
    plafond: formatFcfa(shop.codMaxAmount),
    'phrase sur le plafond': ceiling && `, ${ceiling}`,
    supplément: formatFcfa(shop.codFee),
    téléphone: formatPhone(shop.supportPhone),
    'jours pour un retour': String(shop.returnDays),
    'jours pour le périssable': String(shop.perishableReturnDays),
    'délais de remboursement': shop.refundDelays.map(({ method, delay }) => `${method} : ${delay}`).join(' ; '),
    'années de garantie': String(shop.warrantyYears),
  };
}

/** Every question, by category, with the shop's present figures in the answers. What is in braces and no figure stays as it is. */
export function faqOf(shop: FaqSettings): FaqCategory[] {
  const figures: Readonly<Record<string, string>> = figuresOf(shop);
  const fill = (text: string) => text.replaceAll(/\{([^{}]+)\}/g, (written, name: string) => figures[name] ?? written);
  const isAsked = ({ id }: Question) => id !== CASH_QUESTION || shop.codCities.length > 0;
  return shop.faq.map((category) => ({
    ...category,
    questions: category.questions
      .filter(isAsked)
      .map(({ id, question, answer }) => ({ id, question: fill(question), answer: fill(answer) })),
  }));
}

/** The few questions that other pages point to. */
export function teasersOf(shop: FaqSettings): Question[] {
  return faqOf(shop)
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => TEASERS.includes(id));
}
