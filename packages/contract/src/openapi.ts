import { z } from 'zod';
import { contract } from './contract.ts';
import type { Access, Endpoint } from './endpoint.ts';
import { isOpenInMaintenance } from './open-in-maintenance.ts';
import { NAMED, TAGS } from './openapi-names.ts';
import { REFUSALS, type RefusalCode } from './refusals.ts';

export type JsonSchema = { [key: string]: unknown };
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};
export type ResponseObject = { description: string; content: Record<string, { schema: JsonSchema }> };
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, ResponseObject>;
};
export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
};

const JSON_TYPE = 'application/json';
const BINARY: JsonSchema = { type: 'string', format: 'binary' };

const named = z.registry<{ id: string }>();
for (const [id, schema] of NAMED) named.add(schema, { id });

const reference = (id: string): string => `#/components/schemas/${id}`;

/** What zod adds for a file of its own does not belong inside a larger document. */
function withoutHeader(schema: JsonSchema): JsonSchema {
  const { $schema: _, $id: __, id: ___, ...rest } = schema;
  return rest;
}

type Made = { zodSchema: z.core.$ZodType; jsonSchema: { description?: string; format?: unknown; pattern?: unknown } };

function finish({ zodSchema, jsonSchema }: Made): void {
  // The format says it; zod's pattern for it fills a screen.
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  // A registry of names takes the place of the one that holds the descriptions.
  const description = z.globalRegistry.get(zodSchema)?.description;
  if (description !== undefined) jsonSchema.description ??= description;
}

const SETTINGS = { target: 'draft-2020-12', unrepresentable: 'any', reused: 'inline', override: finish } as const;

function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(named, { ...SETTINGS, io: 'output', uri: reference });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withoutHeader(schema as JsonSchema)]),
  );
}

/** Inlines what zod moved to `$defs` and points at the components that have a name. */
function resolve(node: unknown, definitions: Readonly<Record<string, JsonSchema>>): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(item, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const target = (node as JsonSchema)['$ref'];
  if (typeof target === 'string' && target.startsWith('#/$defs/')) {
    const name = target.slice('#/$defs/'.length);
    if (NAMED.some(([id]) => id === name)) return { ...node, $ref: reference(name) };
    return resolve(definitions[name], definitions);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value, definitions)]));
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  // Inputs are written out: a body's schema is narrower than the resource of the same name.
  const made = z.toJSONSchema(schema, {
    ...SETTINGS,
    io,
    ...(io === 'output' ? { metadata: named } : {}),
  }) as JsonSchema;
  const { $defs: definitions = {}, ...rest } = withoutHeader(made);
  return resolve(rest, definitions as Record<string, JsonSchema>) as JsonSchema;
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property;
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(typeof description === 'string' ? { description } : {}),
      schema: rest,
    };
  });
}

/** Endpoints that know the key refuse its second use: that is how they are told apart. */
function headersOf(endpoint: Endpoint): Parameter[] {
  if (!endpoint.refusals?.includes('idempotency_key_reused')) return [];
  const description = 'La même clé avec le même contenu rend la première réponse : rien n’est fait deux fois';
  return [
    { name: 'Idempotency-Key', in: 'header', required: false, description, schema: { type: 'string', maxLength: 200 } },
  ];
}

const OF_ACCESS: Readonly<Record<Access, readonly RefusalCode[]>> = {
  public: [],
  staff: ['login_required', 'unauthorized', 'forbidden'],
  // Staff shop with a second token.
  shopper: ['login_required', 'unauthorized', 'shopper_session_expired', 'forbidden'],
  'shopper-or-staff': ['login_required', 'unauthorized', 'shopper_session_expired', 'forbidden'],
};

/** Who sends a body where none is taken is told so; of two writes at once one may have to give way. */
const OF_WRITES: readonly RefusalCode[] = [
  'malformed_request',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
  'conflict',
];

function ofQuery({ query }: Endpoint): readonly RefusalCode[] {
  if (!query) return [];
  return 'search' in query.shape ? ['validation_failed', 'too_many_requests'] : ['validation_failed'];
}

/** What every caller of such an endpoint may meet, besides what the endpoint itself refuses with. */
function commonRefusals(endpoint: Endpoint, key: string): RefusalCode[] {
  const [method, path = ''] = key.split(' ');
  return [
    ...OF_ACCESS[endpoint.access],
    ...(method === 'GET' ? [] : OF_WRITES),
    ...ofQuery(endpoint),
    'internal_error',
    'database_unavailable',
    'overloaded',
    ...(isOpenInMaintenance(path) ? [] : (['maintenance'] as const)),
  ];
}

function sentenceOf(code: RefusalCode, endpoint: Endpoint): string {
  return (code === 'login_required' ? endpoint.loginMessage : undefined) ?? REFUSALS[code].message;
}

function refusalResponses(endpoint: Endpoint, key: string): Record<string, ResponseObject> {
  const codes = [...new Set([...(endpoint.refusals ?? []), ...commonRefusals(endpoint, key)])];
  const byStatus = Object.groupBy(codes, (code) => String(REFUSALS[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group = []]) => [
      status,
      {
        description: group.map((code) => `\`${code}\` : ${sentenceOf(code, endpoint)}`).join('\n\n'),
        content: {
          [JSON_TYPE]: {
            schema: {
              allOf: [{ $ref: reference('Refusal') }, { type: 'object', properties: { error: { enum: group } } }],
            },
          },
        },
      },
    ]),
  );
}

const SECURITY: Readonly<Record<Access, Record<string, string[]>[]>> = {
  public: [],
  shopper: [{ shopper: [] }],
  staff: [{ staff: [] }],
  'shopper-or-staff': [{ shopper: [] }, { staff: [] }],
};

function operationId(key: string): string {
  return key
    .toLowerCase()
    .replaceAll(/[{}]/g, '')
    .replaceAll(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** JSON, and the same fields beside the files as a form where files are taken. */
function requestBodyOf({ body, files }: Endpoint): Pick<Operation, 'requestBody'> {
  if (!body && !files) return {};
  const schema = body ? toSchema(body, 'input') : { type: 'object' };
  if (!files) return { requestBody: { required: true, content: { [JSON_TYPE]: { schema } } } };
  const fields = (schema['properties'] ?? {}) as JsonSchema;
  const fileFields = Object.fromEntries(Object.keys(files).map((name) => [name, BINARY]));
  const form = { type: 'object', properties: { ...fields, ...fileFields } };
  const content = { 'multipart/form-data': { schema: form }, ...(body ? { [JSON_TYPE]: { schema } } : {}) };
  return { requestBody: { required: true, content } };
}

function toOperation(key: string, endpoint: Endpoint): Operation {
  const [, path = ''] = key.split(' ');
  const feature = path.split('/')[1] ?? '';
  return {
    operationId: operationId(key),
    summary: endpoint.summary,
    tags: [TAGS[feature] ?? feature],
    security: SECURITY[endpoint.access],
    parameters: [
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
      ...headersOf(endpoint),
    ],
    ...requestBodyOf(endpoint),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Réussite',
        content: endpoint.file
          ? { [endpoint.file]: { schema: BINARY } }
          : { [JSON_TYPE]: { schema: toSchema(endpoint.response, 'output') } },
      },
      ...refusalResponses(endpoint, key),
    },
  };
}

const bearer = (description: string): JsonSchema => ({ type: 'http', scheme: 'bearer', description });

/** The whole API as an OpenAPI 3.1 document, made from the contract and from nothing else. */
export function openApiDocument(version: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [key, endpoint] of Object.entries(contract)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(key, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API de la boutique Tokpa',
      version,
      description:
        'JSON en UTF-8. Les montants sont des nombres entiers de FCFA, les instants suivent ISO 8601 en UTC. Un refus porte une phrase en français et un code stable.',
    },
    servers: [{ url: '/api/v1' }],
    tags: Object.entries(TAGS).map(([feature, name]) => ({ name, description: `/${feature}` })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        shopper: bearer(
          'Jeton d’un client (« usr_… »), reçu à la connexion. Un membre du personnel qui achète dans le même navigateur envoie le sien, et celui de son compte client dans X-User-Token.',
        ),
        staff: bearer('Jeton du personnel (« adm_… »)'),
      },
    },
  };
}
