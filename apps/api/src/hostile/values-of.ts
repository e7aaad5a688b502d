import fc from 'fast-check';
import type { z } from 'zod';
import { HOSTILE_TEXTS, PLAIN_TEXTS } from './texts.ts';

/** How values are made: from which texts, with which ids, and whether what lies just beyond a field's bounds is among them. */
export type Making = {
  texts: 'plain' | 'hostile';
  isBeyond: boolean;
  /** Only what must be sent. */
  isMinimal?: boolean;
  known: Known;
  /** How often something that holds itself has held itself so far. */
  depth?: number;
};

/** What the shop holds, by the names of fields. */
export type Known = {
  /** One of the shop's own ids for a field of this name. */
  idFor(field: string, place: number): string;
  /** The id of what this resource's something stands in, where that was seen: of the order that has this refund. */
  holderOf(resource: string, id: string): string | undefined;
  /** Texts that mean something to the shop: the address of an account, the code of a coupon. */
  textsFor(field: string): readonly string[];
};

type Values = fc.Arbitrary<unknown>;

/** The parts of zod's definitions that are read here. */
type Definition = {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
  entries?: Record<string, string>;
  values?: readonly unknown[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  getter?: () => z.ZodType;
  catchall?: z.ZodType;
  checks?: readonly Readonly<Record<'_zod', { def: Check }>>[];
};
type Check = { check: string; value?: number; minimum?: number; maximum?: number; inclusive?: boolean };
type Bounds = { minimum?: number; maximum?: number };
type Maker = (schema: z.ZodType, making: Making, field: string) => Values;

const SHORT_LIST = 3;
const LONGEST_LIST = 1000;
const DEEPEST = 2;

export function definitionOf(schema: z.ZodType): Definition {
  return schema.def;
}

/** The schemas that a schema is made of. */
export function innerSchemas(schema: z.ZodType): z.ZodType[] {
  const {
    shape = {},
    innerType,
    element,
    options = [],
    in: before,
    out,
    keyType,
    valueType,
    getter,
  } = definitionOf(schema);
  const parts = [...Object.values(shape), innerType, element, ...options, before, out, keyType, valueType, getter?.()];
  return parts.filter((one) => one !== undefined);
}

/** The length of a text or a list, or the size of a number. */
function boundsOf(schema: z.ZodType): Bounds {
  const bounds: Bounds = {};
  for (const check of definitionOf(schema).checks ?? []) {
    const { check: kind, value = 0, minimum, maximum, inclusive } = check['_zod'].def;
    const step = inclusive ? 0 : 1;
    if (kind === 'greater_than') bounds.minimum = value + step;
    if (kind === 'less_than') bounds.maximum = value - step;
    if (minimum !== undefined) bounds.minimum = minimum;
    if (maximum !== undefined) bounds.maximum = maximum;
  }
  return bounds;
}

/** What is really sent: of a text that becomes a list the text, of a number that may be written as text the number. */
function sentSchema(schema: z.ZodType): z.ZodType {
  const { type, in: before, out } = definitionOf(schema);
  if (type !== 'pipe' || !before || !out) return schema;
  return sentSchema(definitionOf(before).type === 'transform' ? out : before);
}

function lengthsAround({ minimum = 0, maximum = 50 }: Bounds, isBeyond: boolean): number[] {
  return isBeyond ? [minimum - 1, maximum + 1].filter((length) => length >= 0) : [minimum, maximum];
}

function textsOf(whole: z.ZodType, field: string, making: Making): Values {
  const schema = sentSchema(whole);
  const meant = making.texts === 'plain' ? making.known.textsFor(field) : [];
  if (meant.length > 0 && !making.isBeyond) return fc.constantFrom(...meant);
  const edges = lengthsAround(boundsOf(schema), making.isBeyond).map((length) => 'a'.repeat(length));
  const all = making.texts === 'plain' ? PLAIN_TEXTS : HOSTILE_TEXTS;
  const accepted = all.filter((text) => whole.safeParse(text).success);
  if (making.isBeyond) return fc.constantFrom(...accepted, ...accepted, ...edges, 'b');
  const usable = [...accepted, ...edges.filter((text) => whole.safeParse(text).success)];
  const others = PLAIN_TEXTS.filter((text) => whole.safeParse(text).success);
  return fc.constantFrom(
    ...(usable.length > 0 ? usable : others),
    ...(usable.length + others.length === 0 ? ['x'] : []),
  );
}

const numbersOf: Maker = (schema, making) => {
  const { minimum = -1000, maximum = 1_000_000 } = boundsOf(schema);
  const [least, most] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  const within = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: Math.ceil(least), max: Math.min(most, Math.ceil(least) + 20) }) },
    { weight: 1, arbitrary: fc.constantFrom(least, most) },
  );
  return making.isBeyond ? fc.oneof(within, fc.constantFrom(least - 1, most + 1, least + 0.5)) : within;
};

const objectsOf: Maker = (schema, making) => {
  const shape = Object.entries(definitionOf(schema).shape ?? {});
  const requiredKeys = shape.filter(([, field]) => !isOptional(field)).map(([name]) => name);
  const wanted = making.isMinimal ? shape.filter(([name]) => requiredKeys.includes(name)) : shape;
  const model = Object.fromEntries(wanted.map(([name, field]) => [name, valuesOf(field, making, name)]));
  return fc.record(model, { requiredKeys, noNullPrototype: true });
};

const arraysOf: Maker = (schema, making, field) => {
  const { element } = definitionOf(schema);
  // What holds itself does so to an end.
  if (definitionOf(element!).type === 'lazy' && (making.depth ?? 0) >= DEEPEST) return fc.constant([]);
  const { minimum: minLength = 0, maximum = SHORT_LIST } = boundsOf(schema);
  const one = valuesOf(element!, making, field);
  const few = fc.array(one, { minLength, maxLength: Math.max(minLength, Math.min(SHORT_LIST, maximum)) });
  if (!making.isBeyond || maximum > LONGEST_LIST) return few;
  const tooMany = one.map((value) => Array.from({ length: maximum + 1 }, () => value));
  return fc.oneof({ weight: 5, arbitrary: few }, { weight: 1, arbitrary: tooMany });
};

const innerOf: Maker = (schema, making, field) => valuesOf(definitionOf(schema).innerType!, making, field);

const stringsOf: Maker = (schema, making, field) => {
  if (definitionOf(schema).format !== 'uuid') return textsOf(schema, field, making);
  return fc.nat(999).map((place) => making.known.idFor(field, place));
};

const MAKERS: Readonly<Record<string, Maker>> = {
  string: stringsOf,
  number: numbersOf,
  boolean: () => fc.boolean(),
  object: objectsOf,
  array: arraysOf,
  optional: innerOf,
  default: innerOf,
  prefault: innerOf,
  readonly: innerOf,
  nullable: (schema, making, field) => fc.option(innerOf(schema, making, field), { freq: 4 }),
  enum: (schema) => fc.constantFrom(...Object.values(definitionOf(schema).entries ?? {})),
  literal: (schema) => fc.constantFrom(...(definitionOf(schema).values ?? [])),
  union: (schema, making, field) =>
    fc.oneof(...(definitionOf(schema).options ?? []).map((one) => valuesOf(one, making, field))),
  record: (schema, making, field) => {
    const { keyType, valueType } = definitionOf(schema);
    const keys = fc.oneof(
      valuesOf(keyType!, making, field) as fc.Arbitrary<string>,
      fc.nat(999).map((place) => making.known.idFor('settings', place)),
    );
    return fc.dictionary(keys, valuesOf(valueType!, making, field), { maxKeys: SHORT_LIST, noNullPrototype: true });
  },
  unknown: (_, { texts }) => fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...textsNamed(texts))),
  lazy: (schema, making, field) => {
    const { depth = 0 } = making;
    return valuesOf(definitionOf(schema).getter!(), { ...making, depth: depth + 1 }, field);
  },
};

function textsNamed(texts: Making['texts']): readonly string[] {
  return texts === 'plain' ? PLAIN_TEXTS : HOSTILE_TEXTS;
}

/** Whether a field may be left out. */
export function isOptional(schema: z.ZodType): boolean {
  return schema.safeParse(undefined).success;
}

/** Values for a schema, all read from the schema itself: most of them it accepts, just beyond its bounds some it does not. */
export function valuesOf(schema: z.ZodType, making: Making, field = ''): Values {
  const sent = sentSchema(schema);
  const { type, format } = definitionOf(sent);
  if (type === 'string' && format !== 'uuid') return textsOf(schema, field, making);
  const maker = MAKERS[type];
  if (!maker) throw new Error(`a schema of type ${type} has no generator: add one to MAKERS`);
  return maker(sent, making, field);
}
