import fc from 'fast-check';
import { HOSTILE_TEXTS } from './texts.ts';

/** Stands for a number that JSON can write and JavaScript can not hold. */
const INFINITE = '\u0001infinite';

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  -0.0001,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  INFINITE,
  [],
  {},
  [null],
  [[]],
  { a: 1 },
  { toString: 'x', valueOf: null },
  { $ne: null },
  { length: -1 },
  Array.from({ length: 10_000 }, (_, place) => place),
  Array.from({ length: 10_000 }, () => ({})),
  nested(400),
  JSON.parse('{"__proto__":{"isAdmin":true}}') as unknown,
  { constructor: { prototype: { isAdmin: true } } },
];
const STRANGE_NAMES = ['role', 'isAdmin', 'constructor', '__proto__', 'prototype', 'id', '', 'a.b', 'x'.repeat(5000)];

type Place = readonly (string | number)[];

function placesIn(value: unknown, here: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [here];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [here, ...entries.flatMap(([key, inner]) => placesIn(inner, [...here, key]))];
}

type Change = { kind: 'replace'; by: unknown } | { kind: 'drop' } | { kind: 'add'; name: string; by: unknown };

function changed(value: unknown, place: Place, change: Change): unknown {
  const [key, ...rest] = place;
  if (key === undefined || typeof value !== 'object' || value === null) return applied(value, change);
  const copy: unknown = Array.isArray(value) ? [...value] : { ...value };
  const holder = copy as Record<string | number, unknown>;
  if (rest.length === 0 && change.kind === 'drop') delete holder[key];
  else holder[key] = changed(holder[key], rest, change);
  return copy;
}

function applied(value: unknown, change: Change): unknown {
  if (change.kind === 'replace') return change.by;
  if (change.kind === 'drop' || typeof value !== 'object' || value === null) return undefined;
  const added: unknown = JSON.parse(JSON.stringify({ [change.name]: change.by }));
  return Array.isArray(value) ? [...(value as unknown[]), change.by] : { ...value, ...(added as object) };
}

const strange = fc.oneof(fc.constantFrom(...STRANGE), fc.constantFrom<unknown>(...HOSTILE_TEXTS));
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: strange.map((by) => ({ kind: 'replace' as const, by })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'drop' as const }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...STRANGE_NAMES), strange)
      .map(([name, by]) => ({ kind: 'add' as const, name, by })),
  },
);

/** A value with one thing wrong in it, anywhere: of another kind, missing, or one thing too many. */
export function spoiled(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(values, fc.nat(999), change).map(([value, at, wrong]) => {
    const places = placesIn(value);
    return changed(value, places[at % places.length] ?? [], wrong);
  });
}

/** As JSON, with numbers beyond all measure where they are wished. */
export function toJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll(JSON.stringify(INFINITE), '1e999');
}
