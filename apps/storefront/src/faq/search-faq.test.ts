import { describe, expect, it } from 'vitest';
import { DEFAULT_FAQ, WARRANTY_QUESTION } from '@tokpa/contract/default-faq';
import {
  COUNTRIES_SERVED,
  PERISHABLE_RETURN_DAYS,
  REFUND_DELAYS,
  RETURN_DAYS,
  SHIPPING_ZONES,
  WARRANTY_YEARS,
} from '@tokpa/contract/shop-policy';
import { faqOf, teasersOf, type FaqSettings } from './questions.ts';
import { searchFaq } from './search-faq.ts';

const FACTS: FaqSettings = {
  faq: DEFAULT_FAQ,
  shippingZones: [...SHIPPING_ZONES],
  countriesServed: [...COUNTRIES_SERVED],
  returnDays: RETURN_DAYS,
  perishableReturnDays: PERISHABLE_RETURN_DAYS,
  refundDelays: [...REFUND_DELAYS],
  warrantyYears: WARRANTY_YEARS,
  shippingFee: 1000,
  codCities: ['Cotonou', 'Porto-Novo'],
  codFee: 2000,
  codMaxAmount: 100_000,
  unpaidOrderMinutes: 60,
  supportPhone: '+2290197000000',
};
const FAQ = faqOf(FACTS);
const TOWARDS = { id: 'vers', question: 'Quand ?', answer: '{jours pour un retour} jours ouvrables.' };

function found(words: string): string[] {
  return searchFaq(FAQ, words).flatMap(({ questions }) => questions.map(({ id }) => id));
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

describe('the search in the questions', () => {
  it.each(['délais', 'delais', 'DÉLAIS'])(
    'finds the delivery times by %j, whatever the accents and the case',
    (words) => {
      expect(found(words)).toContain('delais-de-livraison');
    },
  );

  it('finds a singular by its plural and a plural by its singular', () => {
    expect(found('remboursements')).toEqual(found('remboursement'));
    expect(found('tensiomètre')).toEqual(found('tensiomètres'));
    expect(found('remboursements')).toContain('delais-de-remboursement');
  });

  it('finds what stands only in an answer', () => {
    expect(found('MasterCard')).toEqual(['moyens-de-paiement']);
  });

  it('wants every word, in any order, and the most of them where no question holds all', () => {
    expect(found('livraison espèces')).toEqual(['paiement-a-la-livraison', 'moyens-de-paiement']);
    expect(found('espèces livraison')).toEqual(found('livraison espèces'));
    expect(found('espèces zèbre')).toEqual(found('espèces'));
    expect(found('zèbre xylophone')).toEqual([]);
    expect(['????', '🙂', 'مرحبا'].flatMap(found)).toEqual([]);
  });

  it.each([
    ['garantie', WARRANTY_QUESTION],
    ['GARANTIES', WARRANTY_QUESTION],
    ['annulation', 'annuler-une-commande'],
    ['Est-ce que je peux payer à la livraison', 'paiement-a-la-livraison'],
    ['comment suivre mes commandes ?', 'suivre-ma-commande'],
    ['livr', 'delais-de-livraison'],
    ['comment payer', 'moyens-de-paiement'],
    ['payement', 'moyens-de-paiement'],
    ['paiement', 'commande-non-payee'],
    ['pay', 'pays-desservis'],
    ['e-mail', 'modifier-mes-informations'],
  ])('finds by %j what is asked in other words', (words, id) => {
    expect(found(words)).toContain(id);
  });

  it('does not take one word for another that begins alike', () => {
    expect(found('pain')).toEqual([]);
    expect(found('pays')).toEqual(['pays-desservis']);
  });

  it('shows first the questions that ask with the words themselves', () => {
    expect(found('Est-ce que je peux payer à la livraison')[0]).toBe('paiement-a-la-livraison');
  });

  it.each(FAQ.flatMap(({ questions }) => questions.map(({ id, question }) => [question, id] as const)))(
    'finds « %s » by itself and by each of its words',
    (question, id) => {
      expect(found(question)[0]).toBe(id);
      for (const word of wordsIn(question)) expect(found(word), word).toContain(id);
    },
  );

  it.each(FAQ.map(({ title, id }) => [title, id] as const))(
    'finds what stands under « %s » by its title and by each of its words',
    (title, id) => {
      for (const words of [title, ...wordsIn(title)])
        expect(
          searchFaq(FAQ, words).map((category) => category.id),
          words,
        ).toContain(id);
    },
  );

  it('finds by a title what stands under it and does not say its word, beside a question that does', () => {
    const parcel = { id: 'colis', question: 'Et mon colis ?', answer: 'Il arrive.' };
    const device = { id: 'appareil', question: 'L’appareil est-il garanti ?', answer: 'Oui.' };
    const returns = { id: 'r', title: 'Retours et garanties', questions: [parcel] };
    const devices = { id: 'a', title: 'Appareils', questions: [parcel, device] };
    expect(searchFaq([returns, devices], 'garantie')).toEqual([{ ...devices, questions: [device] }, returns]);
    expect(searchFaq([returns], 'zèbre')).toEqual([]);
  });

  it('takes either apostrophe', () => {
    expect(found("l'article")).toEqual(found('l’article'));
    expect(found("l'article")).not.toEqual([]);
  });

  it('shows everything when nothing is asked', () => {
    expect(searchFaq(FAQ, '   ')).toEqual(FAQ);
  });

  it('leaves out the categories without an answer', () => {
    expect(searchFaq(FAQ, 'MasterCard').map(({ title }) => title)).toEqual(['Paiement et sécurité']);
  });
});

describe('the questions', () => {
  it('are at least twenty, in five categories, each with an address of its own', () => {
    const ids = FAQ.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(FAQ).toHaveLength(5);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(new Set([...ids, ...FAQ.map(({ id }) => id)]).size).toBe(ids.length + 5);
  });

  it('tell the fees that the checkout asks', () => {
    const answers = (facts: FaqSettings) => JSON.stringify(faqOf(facts)).replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(answers(FACTS)).toContain('forfait unique de 1 000 FCFA');
    expect(answers({ ...FACTS, shippingFee: 0 })).toContain('la livraison est offerte');
    expect(answers(FACTS)).toContain('à Cotonou et Porto-Novo, pour une commande de 100 000 FCFA au plus');
    expect(answers({ ...FACTS, codMaxAmount: 0 })).toContain(
      'à Cotonou et Porto-Novo. Un supplément de 2 000 FCFA s’ajoute alors au total. Une place',
    );
    expect(answers({ ...FACTS, codMaxAmount: 0, codFee: 0 })).toContain('à Cotonou et Porto-Novo. Une place');
  });

  it('hold no figure that nobody filled in, and leave other braces alone', () => {
    const answers = FAQ.flatMap(({ questions }) => questions.map(({ answer }) => answer));
    expect(answers.filter((answer) => /[{}]/.test(answer))).toEqual([]);
    const question = { id: 'essai', question: 'Quoi ?', answer: 'Un {mot} et {pays}.' };
    const [category] = faqOf({
      ...FACTS,
      countriesServed: ['Togo'],
      faq: [{ id: 'a', title: 'A', questions: [question] }],
    });
    expect(category?.questions[0]?.answer).toBe('Un {mot} et Togo.');
  });

  it('do not offer cash on delivery where no city has it', () => {
    expect(JSON.stringify(faqOf({ ...FACTS, codCities: [] }))).not.toContain('espèces');
  });

  it('name cash among the ways to pay where there is such a city', () => {
    const answer = FAQ.flatMap(({ questions }) => questions).find(({ id }) => id === 'moyens-de-paiement')?.answer;
    expect(answer?.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(
      /MasterCard\. Le paiement à la livraison, en espèces, est proposé à Cotonou et Porto-Novo, pour une commande de 100 000 FCFA au plus\.$/,
    );
  });

  it('count one in the singular, and promise no warranty where there is none', () => {
    const said = (facts: Partial<FaqSettings>) => JSON.stringify(faqOf({ ...FACTS, ...facts }));
    const once = said({ returnDays: 1, perishableReturnDays: 1, warrantyYears: 1, unpaidOrderMinutes: 1 });
    for (const words of ['de 1 jour après', '(1 jour pour', 'garantis 1 an contre', 'attend 1 minute :'])
      expect(once).toContain(words);
    expect(said({ faq: [{ id: 'a', title: 'A', questions: [TOWARDS] }], returnDays: 1 })).toContain(
      '"1 jour ouvrable."',
    );
    expect(said({})).toContain('garantis 2 ans');
    expect(said({})).toContain('De 2 à 7 jours ouvrables selon la zone');
    expect(said({ warrantyYears: 0 })).not.toContain('garantis');
  });

  it('have three that other pages point to, whatever the shop calls its questions', () => {
    const ids = (faq: FaqSettings['faq']) => teasersOf({ ...FACTS, faq }).map(({ id }) => id);
    const asked = ['suivre-ma-commande', 'delais-de-livraison', 'demander-un-retour'];
    expect(ids(DEFAULT_FAQ)).toEqual(asked);
    const own = ['un', 'deux', 'trois', 'quatre'].map((id) => ({ id, question: `${id} ?`, answer: 'Oui.' }));
    expect(ids([{ id: 'a', title: 'A', questions: own }])).toEqual(['un', 'deux', 'trois']);
    const [, , third] = DEFAULT_FAQ.flatMap(({ questions }) => questions);
    if (!third) throw new Error('the FAQ has too few questions');
    expect(ids([{ id: 'a', title: 'A', questions: [...own, third] }])).toEqual(['delais-de-livraison', 'un', 'deux']);
    expect(ids([])).toEqual([]);
  });

  it('leave no category behind when the last of it is taken away', () => {
    expect(faqOf({ ...FACTS, faq: [{ id: 'a', title: 'A', questions: [] }] })).toEqual([]);
  });
});
