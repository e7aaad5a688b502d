import { isUuid } from '#db/is-uuid';
import { TEST_PASSWORD } from '#testing/create-shopper';
import { nextNumber } from '#testing/numbering';
import type { Known } from './values-of.ts';

const MOST = 60;
const NOBODY = '01890000-0000-7000-8000-000000000000';

/** Fields whose name does not say what they are the id of. */
const MEANT: Readonly<Record<string, string>> = { item: 'products', assignee: 'staff', '': 'products' };
const TELLING = new Set(['email', 'code', 'couponCode', 'orderNumber', 'slug', 'mailedToken', 'teamEmail']);

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What an endpoint's answer is about: the last part of its address that is no hole. */
export function resourceOf(key: string): string {
  return key.split('/').findLast((part) => !part.startsWith('{')) ?? '';
}

function freshEmails(): string[] {
  return [1, 2, 3].map(() => `nouveau${nextNumber()}@exemple.bj`);
}

type Holder = { resource: string; id: string };

/** Remembers the ids of all that the shop answers, so that later requests are about things that exist. */
export function createKnownIds() {
  const known = new Map<string, string[]>();
  /** What something stands in: `orders` and the id of a refund → the order's id. */
  const holders = new Map<string, string>();

  function note(resource: string, id: string): void {
    const ids = known.get(resource) ?? [];
    if (ids.includes(id)) return;
    known.set(resource, [...ids.slice(-MOST), id]);
  }

  /** What stands around all that this holds: itself, too, where it has an id. */
  function placed(resource: string, { id }: { id?: unknown }, around: readonly Holder[]): readonly Holder[] {
    if (typeof id !== 'string') return around;
    for (const holder of around) holders.set(`${holder.resource} ${id}`, holder.id);
    return [...around, { resource, id }];
  }

  function learn(resource: string, answer: unknown, around: readonly Holder[] = []): void {
    if (Array.isArray(answer)) return answer.slice(0, 20).forEach((one) => learn(resource, one, around));
    if (typeof answer !== 'object' || answer === null) return;
    const within = placed(resource, answer, around);
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'string') learnText(resource, name, value);
      else learn(name === 'data' || name === 'user' ? resource : kebab(name), value, within);
    }
  }

  function learnText(resource: string, name: string, value: string): void {
    // Settings alone are named by words.
    if (name === 'id' && (isUuid(value) || resource === 'settings')) note(resource, value);
    else if (TELLING.has(name)) note(`${name} `, value);
  }

  function alikeTo(stem: string): string[] {
    const names = [...known.keys()].filter((name) => !name.endsWith(' '));
    return names.filter((name) => name.startsWith(stem) || name.endsWith(`${stem}s`));
  }

  /** `productIds`, `categoryId`, `itemId`: the resource whose name begins so, else any. */
  function idsOf(field: string): readonly string[] {
    const exact = known.get(field) ?? known.get(`${field} `);
    if (exact) return exact;
    const word = kebab(field).replace(/-ids?$/, '');
    const meant = known.get(MEANT[word] ?? '');
    if (meant) return meant;
    const named = alikeTo(word.replace(/(y|s)$/, '')).flatMap((name) => known.get(name) ?? []);
    return named.length > 0 ? named : [...known.values()].flat().filter((id) => isUuid(id));
  }

  const idFor: Known['idFor'] = (field, place) => {
    // Now and then one that nobody has.
    if (place % 10 === 9) return NOBODY;
    const ids = idsOf(field);
    // The newest most often: what is old has had its fate.
    const back = Math.floor(ids.length * (place / 1000) ** 2);
    return ids.at(-1 - back) ?? NOBODY;
  };

  const newest = (field: string, most: number) => (known.get(`${field} `) ?? []).slice(-most);

  function textsFor(field: string): readonly string[] {
    if (field !== 'newPassword' && /password/i.test(field)) return [TEST_PASSWORD];
    if (field === 'token') return newest('mailedToken', 3);
    if (field === 'couponCode') return known.get('code ') ?? [];
    if (field === 'email') return [...newest('email', 3), ...freshEmails(), ...newest('teamEmail', 1)];
    return field === 'orderNumber' ? newest('orderNumber', 5) : [];
  }

  const holderOf: Known['holderOf'] = (resource, id) => holders.get(`${resource} ${id}`);

  return { learn, known: { idFor, textsFor, holderOf } };
}
