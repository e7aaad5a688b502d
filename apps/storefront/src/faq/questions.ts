import { sayCodCeiling } from '@tokpa/contract/cash-on-delivery';
import {
  CASH_QUESTION,
  type FaqCategory,
  type FaqFigure,
  type Question,
  WARRANTY_QUESTION,
} from '@tokpa/contract/default-faq';
import { deliverySpan } from '@tokpa/contract/delivery-days';
import { formatFcfa } from '@tokpa/contract/money';
import { formatPhone } from '@tokpa/contract/phones';
import type { PublicSettings } from '@tokpa/contract/settings';
import { andList } from '../ui/and-list.ts';
import { sayCashOnDelivery } from '../ui/cash-on-delivery.ts';

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

const MOST_TEASERS = 3;
/** The questions that people ask before they write to the shop. */
const TEASERS = ['suivre-ma-commande', 'delais-de-livraison', 'demander-un-retour'];

function shippingSentence(shippingFee: number): string {
  return shippingFee > 0
    ? `Pour une commande passée sur la boutique, un forfait unique de ${formatFcfa(shippingFee)} s’ajoute au total, quelle que soit la zone.`
    : 'Pour une commande passée sur la boutique, la livraison est offerte.';
}

function codFeeSentence(codFee: number): string {
  return codFee > 0 ? ` Un supplément de ${formatFcfa(codFee)} s’ajoute alors au total.` : '';
}

/** What stands in the place of each word in braces. */
function figuresOf(shop: FaqSettings): Readonly<Record<FaqFigure, string>> {
  const ceiling = sayCodCeiling(shop.codMaxAmount);
  const cash = sayCashOnDelivery(shop);
  const { fromDays, toDays } = deliverySpan(shop.shippingZones);
  return {
    'phrase sur la livraison': shippingSentence(shop.shippingFee),
    'délai le plus court': String(fromDays),
    'délai le plus long': String(toDays),
    pays: andList(shop.countriesServed),
    'minutes pour payer': String(shop.unpaidOrderMinutes),
    villes: andList(shop.codCities),
    'phrase sur le paiement à la livraison': cash && ` ${cash}`,
    plafond: formatFcfa(shop.codMaxAmount),
    'phrase sur le plafond': ceiling && `, ${ceiling}`,
    supplément: formatFcfa(shop.codFee),
    'phrase sur le supplément': codFeeSentence(shop.codFee),
    téléphone: formatPhone(shop.supportPhone),
    'jours pour un retour': String(shop.returnDays),
    'jours pour le périssable': String(shop.perishableReturnDays),
    'délais de remboursement': shop.refundDelays.map(({ method, delay }) => `${method} : ${delay}`).join(' ; '),
    'années de garantie': String(shop.warrantyYears),
  };
}

/** A name in braces, with the noun that is counted where there is one. */
const FIGURE = /\{([^{}]+)\}( (?:jours ouvrables|(?:jour|an|minute)s)\b)?/g;

/** Puts the figures in the place of their names: `1 jour`, though people write `{jours pour un retour} jours`. */
function fill(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replaceAll(FIGURE, (written, name: string, noun: string = '') => {
    const figure = figures[name];
    if (figure === undefined) return written;
    return figure + (figure === '1' ? noun.replaceAll(/s\b/g, '') : noun);
  });
}

function isAsked({ id }: Question, { codCities, warrantyYears }: FaqSettings): boolean {
  if (id === CASH_QUESTION) return codCities.length > 0;
  return id !== WARRANTY_QUESTION || warrantyYears > 0;
}

/**
 * Every question, by category, with the shop's present figures in the answers. What is in braces and no figure stays as it is; a
 * category without a question is none.
 */
export function faqOf(shop: FaqSettings): FaqCategory[] {
  const figures = figuresOf(shop);
  return shop.faq
    .map((category) => ({
      ...category,
      questions: category.questions
        .filter((question) => isAsked(question, shop))
        .map(({ id, question, answer }) => ({ id, question: fill(question, figures), answer: fill(answer, figures) })),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** The few questions that other pages point to: where the shop has written others, its first ones. */
export function teasersOf(shop: FaqSettings): Question[] {
  const questions = faqOf(shop).flatMap((category) => category.questions);
  const isTeaser = ({ id }: Question) => TEASERS.includes(id);
  const others = questions.filter((question) => !isTeaser(question));
  return [...questions.filter(isTeaser), ...others].slice(0, MOST_TEASERS);
}
