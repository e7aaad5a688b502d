import { z } from 'zod';

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['1', true],
  ['off', false],
  ['0', false],
]);

function asJson(text: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    return [];
  }
}

/** What a form's text may stand for, the plainest first. */
function readings(texts: readonly string[]): unknown[] {
  const [text = ''] = texts;
  const list = texts.map((one) => one);
  if (texts.length > 1) return [list, texts.flatMap(asJson)];
  return [
    text,
    ...asJson(text),
    ...(WORDS.has(text) ? [WORDS.get(text)] : []),
    ...(text === '' ? [null, []] : []),
    list,
  ];
}

function valueOf(schema: z.ZodType | undefined, texts: readonly string[]): unknown {
  const possible = readings(texts);
  const accepted = possible.findIndex((reading) => schema?.safeParse(reading).success);
  return possible[Math.max(accepted, 0)];
}

/**
 * A form's text fields → the body that its schema describes: a form has no numbers, lists or nulls, so each text becomes the
 * first of its readings that the field's own schema accepts, and stays text when there is none, for validation to refuse.
 */
export function bodyFromForm(
  schema: z.ZodType,
  fields: ReadonlyMap<string, readonly string[]>,
): Record<string, unknown> {
  const shape: Readonly<Record<string, z.ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  return Object.fromEntries(
    [...fields].map(([name, texts]) => [name, valueOf(Object.hasOwn(shape, name) ? shape[name] : undefined, texts)]),
  );
}
