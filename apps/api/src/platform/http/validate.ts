import type { z } from 'zod';
import { type Endpoint, REFUSALS, type RefusalCode } from '@tokpa/contract';
import { Problem } from '../problem.ts';

function fieldsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [path.join('.')];
  return issue.keys.map((key) => [...path, key].join('.'));
}

/** zod's issues → field → messages, in the order of the schema. What concerns the whole body stands under `body`. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    for (const field of fieldsOf(issue)) {
      const name = field || 'body';
      const messages = errors.get(name) ?? [];
      if (!messages.includes(issue.message)) errors.set(name, [...messages, issue.message]);
    }
  }
  return Object.fromEntries(errors);
}

/** The sentence of the whole refusal: its first field's own. An unknown field's name stands in it, because no form shows it. */
function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return `${issue.message} : ${fieldsOf(issue)[0] ?? ''}`;
  return issue?.message ?? REFUSALS.validation_failed.message;
}

/**
 * The parsed input, or a 422 whose message is the first field's own: clients that show one sentence show a useful one. `missing` is
 * what the schema could not see, field → sentence; it is said in the same answer.
 */
export function parseOrRefuse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  missing: Readonly<Record<string, string>> = {},
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  const [firstMissing] = Object.values(missing);
  if (parsed.success && firstMissing === undefined) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  const listed = Object.fromEntries(Object.entries(missing).map(([field, message]) => [field, [message]]));
  const problem = new Problem('validation_failed', { errors: { ...listed, ...fieldErrors(issues) } });
  problem.message = issues.length === 0 && firstMissing !== undefined ? firstMissing : sentenceOf(issues[0]);
  throw problem;
}

/** `?maxPrice=&category=` is a form whose fields were left empty. */
function withoutEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

/** A path parameter that can be nobody's id names something that does not exist: 404, in the endpoint's own words. */
function parseParams<Schema extends z.ZodType>(endpoint: Endpoint, schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const notFound = endpoint.refusals?.find((code: RefusalCode) => REFUSALS[code].status === 404);
  throw new Problem(notFound ?? 'not_found');
}

/** The query parameters that make a difference to an endpoint's answer. */
export const queryNames = ({ query }: Endpoint): string[] => Object.keys(query?.shape ?? {});

/** What an endpoint's address says: its path's parameters and its query, parsed or refused. */
export function parseAddress(endpoint: Endpoint, params: unknown, query: unknown) {
  return {
    params: endpoint.params ? parseParams(endpoint, endpoint.params, params) : undefined,
    query: endpoint.query ? parseOrRefuse(endpoint.query, withoutEmpty(query)) : undefined,
  };
}
