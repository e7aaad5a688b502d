import { contract } from '@tokpa/contract';
import { RIGHTS } from '@tokpa/contract/rights';
import { expect, it } from 'vitest';
import { fieldInWords } from './field-words.ts';

it('calls a message by a word that fits every one: of a form, of a campaign, of a session that was called off', () => {
  expect(fieldInWords('message')).toBe('Message');
});

type Shape = {
  def?: { shape?: Record<string, Shape>; innerType?: Shape; element?: Shape; options?: Shape[]; out?: Shape };
};

/** The names of all fields of a schema, however deep they lie; one that holds itself is read once. */
function namesIn(schema: Shape | undefined, read = new Set<object>()): string[] {
  const def = schema?.def;
  if (!def || read.has(def)) return [];
  read.add(def);
  const { shape = {}, innerType, element, options = [], out } = def;
  const inner = [innerType, element, out, ...options, ...Object.values(shape)];
  return [...Object.keys(shape), ...inner.flatMap((part) => namesIn(part, read))];
}

/** What names no change to a person, or is reckoned and never written. */
const UNTOLD =
  /(^i|I)ds?$|^(data|updatedAt|width|height|placeholder|srcset|avif|webp|jpeg|estimatedDeliveryDate|hasDearerVariation|lastRefundedAt)$/;

it('every field of what the team writes has a French name', () => {
  const endpoints: Readonly<Record<string, { response: unknown }>> = contract;
  const rows = Object.keys(RIGHTS).filter((resource) => resource !== 'audit-log');
  const names = rows.flatMap((resource) =>
    ['', 'admin/'].flatMap((prefix) => namesIn(endpoints[`GET /${prefix}${resource}/{id}`]?.response as Shape)),
  );
  expect(new Set(names).size).toBeGreaterThan(150);
  expect([...new Set(names)].filter((name) => !UNTOLD.test(name) && fieldInWords(name) === name)).toEqual([]);
});
