import type { JsonSchema } from '@tokpa/contract/openapi';
import { html, type Html } from '#platform/html';

type Field = { name: string; schema: JsonSchema; isRequired: boolean };

function referenceName(schema: JsonSchema): string | undefined {
  const target = schema['$ref'];
  return typeof target === 'string' ? target.split('/').at(-1) : undefined;
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'texte',
  integer: 'entier',
  number: 'nombre',
  boolean: 'booléen',
  object: 'objet',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'identifiant',
  'date-time': 'instant',
  date: 'jour',
  email: 'email',
};

function choices(schema: JsonSchema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

/** A schema in a few French words, with a link where it has a name. */
function typeOf(schema: JsonSchema): Html {
  const name = referenceName(schema);
  if (name) return html`<a href="#modele-${name}">${name}</a>`;
  const options = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(options)) {
    return html`${options.map((option: JsonSchema, at): Html => html`${at > 0 ? ' ou ' : ''}${typeOf(option)}`)}`;
  }
  if (schema['type'] === 'array') return html`liste de ${typeOf((schema['items'] ?? {}) as JsonSchema)}`;
  const allowed = choices(schema);
  if (allowed) return html`${allowed.map((value, at) => html`${at > 0 ? ' · ' : ''}<code>${String(value)}</code>`)}`;
  const format = FORMATS[String(schema['format'])];
  if (format) return html`${format}`;
  const types = [schema['type'] ?? 'object'].flat().map(String);
  return html`${types.map((type) => WORDS[type] ?? type).join(' ou ')}`;
}

/** A keyword's value as text; empty when the schema does not have it. */
function said(schema: JsonSchema, keyword: string): string {
  const value = schema[keyword];
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const BOUNDS: ReadonlyArray<readonly [keyword: string, before: string, after: string]> = [
  ['minLength', 'au moins ', ' caractères'],
  ['maxLength', 'au plus ', ' caractères'],
  ['minimum', 'à partir de ', ''],
  ['maximum', 'jusqu’à ', ''],
  ['default', 'par défaut ', ''],
];
// zod's bound of every integer, which says nothing.
const NO_BOUND = String(Number.MAX_SAFE_INTEGER);

function remarksOn(schema: JsonSchema): string {
  const bounds = BOUNDS.flatMap(([keyword, before, after]) => {
    const value = said(schema, keyword);
    return value === '' || value === NO_BOUND ? [] : `${before}${value}${after}`;
  });
  return [said(schema, 'description'), bounds.join(', ')].filter(Boolean).join(' — ');
}

/** The object itself, or what a list or a nullable of it holds. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema['properties']) return schema;
  if (schema['items']) return objectIn(schema['items'] as JsonSchema);
  const options = schema['anyOf'];
  return Array.isArray(options) ? options.map((option: JsonSchema) => objectIn(option)).find(Boolean) : undefined;
}

/** The fields of an object, those of unnamed objects inside it under their path. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const object = objectIn(schema);
  const required = (object?.['required'] ?? []) as string[];
  return Object.entries((object?.['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([name, field]) => [
    { name: prefix + name, schema: field, isRequired: required.includes(name) },
    ...fieldsOf(field, `${prefix}${name}.`),
  ]);
}

export function fieldTable(caption: string, fields: readonly Field[]): Html {
  if (fields.length === 0) return html``;
  return html`<h4>${caption}</h4>
    <div class="scroll" tabindex="0" role="region" aria-label="${caption}">
      <table>
        <thead>
          <tr>
            <th scope="col">Champ</th>
            <th scope="col">Type</th>
            <th scope="col">Remarques</th>
          </tr>
        </thead>
        <tbody>
          ${fields.map(
            ({ name, schema, isRequired }) =>
              html`<tr>
                <td><code>${name}</code>${isRequired ? '' : ' (facultatif)'}</td>
                <td>${typeOf(schema)}</td>
                <td>${remarksOn(schema)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}
