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

/** A response's zod schema → the JSON Schema from which Fastify compiles its serialiser. Fields outside it never leave. */
export function serialisationSchema(response: z.ZodType): JsonSchema {
  return z.toJSONSchema(response, {
    target: 'draft-7',
    io: 'output',
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => flattenNullable(jsonSchema as JsonSchema),
  }) as JsonSchema;
}
