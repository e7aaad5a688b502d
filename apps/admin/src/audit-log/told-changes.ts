import type { Change } from './difference.ts';

/** What the shop keeps of each row by itself: when it changed, and what its pictures are made of. */
const KEPT_BY_THE_SHOP: ReadonlySet<string> = new Set([
  'updatedAt',
  'width',
  'height',
  'placeholder',
  'srcset',
  'avif',
  'webp',
  'jpeg',
]);

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const tellsNothing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && ID.test(value));

/** The changes that tell a person something: an id names its row to nobody, and the log says when a row changed. */
export function toldChanges(changes: readonly Change[]): Change[] {
  return changes.filter(({ path, before, after }) => {
    const isKept = path.split('.').some((name) => KEPT_BY_THE_SHOP.has(name));
    return !isKept && !(tellsNothing(before) && tellsNothing(after));
  });
}
