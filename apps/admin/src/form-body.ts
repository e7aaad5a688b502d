import type { Endpoint } from '@tokpa/contract';
import { z } from 'zod';

/** A file that a form has just been given, as react-admin's inputs keep it. */
type ChosenFile = { rawFile: File };

function isChosenFile(value: unknown): value is ChosenFile {
  return typeof value === 'object' && value !== null && (value as Partial<ChosenFile>).rawFile instanceof File;
}

/** A form has no null: what is empty says it, and `null` would be the word. */
function asText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The files chosen for one field; what is there already stays among the others. */
function filesIn(value: unknown): File[] {
  return [value].flat().flatMap((one) => (isChosenFile(one) ? [one.rawFile] : []));
}

function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isChosenFile(one));
  return isChosenFile(value) ? undefined : value;
}

/** Whether the row is named in the body, where the contract has no address for it. */
export function namesItsRow(endpoint: Endpoint | undefined): boolean {
  return endpoint?.body instanceof z.ZodObject && 'id' in endpoint.body.shape;
}

/** The fields without which the contract takes nothing. */
export function demandedBy(endpoint: Endpoint | undefined): string[] {
  if (!(endpoint?.body instanceof z.ZodObject)) return [];
  const shape = endpoint.body.shape as Readonly<Record<string, z.ZodType>>;
  return Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success);
}

/** What the contract takes of a record: react-admin sends back all that it read. */
function known({ body }: Endpoint, record: object): Record<string, unknown> {
  if (!(body instanceof z.ZodObject)) return { ...record };
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in body.shape));
}

/**
 * A form's values → the body of an endpoint: the fields that it takes, as JSON, or as a form when a file was chosen for one of its
 * file fields.
 */
export function bodyFor(endpoint: Endpoint | undefined, data: unknown): unknown {
  if (!endpoint) return data;
  const record = (data ?? {}) as Record<string, unknown>;
  const fields = known(endpoint, record);
  const files = Object.keys(endpoint.files ?? {}).flatMap((name) =>
    filesIn(record[name]).map((file) => ({ name, file })),
  );
  if (files.length === 0) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const plain = withoutFiles(value);
    if (plain !== undefined) form.append(name, asText(plain));
  }
  for (const { name, file } of files) form.append(name, file);
  return form;
}
