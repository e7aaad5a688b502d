import buildSerialiser from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** `anyOf: [X, null]` is how zod says nullable; the serialiser is several times faster with one type and a flag. */
function flattenNullable(schema: JsonSchema): void {
  const options = schema['anyOf'];
  if (!Array.isArray(options) || options.length !== 2) return;
  const [first, second] = options as [JsonSchema, JsonSchema];
  if (second['type'] !== 'null' || first['$ref'] !== undefined) return;
  delete schema['anyOf'];
  Object.assign(schema, first, { nullable: true });
}

/** A response's zod schema → the JSON Schema from which its serialiser is compiled. */
function serialisationSchema(response: z.ZodType): JsonSchema {
  return z.toJSONSchema(response, {
    target: 'draft-7',
    io: 'output',
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => flattenNullable(jsonSchema as JsonSchema),
  }) as JsonSchema;
}

export type Serialise = (answer: unknown) => string;

/** A response's zod schema → what writes its answers as JSON. Fields outside it never leave. Throws where the schema can not be written. */
export function compileSerialiser(response: z.ZodType): Serialise {
  return buildSerialiser(serialisationSchema(response));
}

const compiled = new WeakMap<z.ZodType, Serialise>();

/** The same, compiled once, with the first answer: a shop starts without the hundreds that nobody has asked for. */
export function compiledLater(response: z.ZodType): Serialise {
  return (answer) => {
    const known = compiled.get(response);
    if (known) return known(answer);
    const serialise = compileSerialiser(response);
    compiled.set(response, serialise);
    return serialise(answer);
  };
}
