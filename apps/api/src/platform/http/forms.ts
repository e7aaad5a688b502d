import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PICTURE_MEGABYTES_MAX, type Endpoint, type FileKind } from '@tokpa/contract';
import { invalidField, Problem } from '../problem.ts';

/** A file as it came, in a folder of its own until the answer is sent. Its name is the sender's word for it, fit to be kept and shown. */
export type UploadedFile = {
  field: string;
  filename: string;
  path: string;
  size: number;
  bytes(): Promise<Buffer>;
};

export type Form = { fields: ReadonlyMap<string, readonly string[]>; files: UploadedFile[]; discard(): Promise<void> };

const MEGABYTE = 1_048_576;
const LARGEST: Readonly<Record<FileKind, number>> = {
  picture: PICTURE_MEGABYTES_MAX * MEGABYTE,
  document: 100 * MEGABYTE,
  table: 50 * MEGABYTE,
};
const LIMITS = { fields: 300, files: 20, parts: 320, headerPairs: 50 };

export function acceptForms(app: FastifyInstance): void {
  app.register(multipart, { limits: LIMITS });
}

const LONGEST_NAME = 200;
// Of Windows: these names are devices, with whatever ending.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A file's name without any path or sign that a disk, a header or a database could stumble over; empty when nothing is left. What is
 * declared as plain bytes is a file to the form's parser even when it was sent without a name, which its types do not say.
 */
function safeFileName(given: string | undefined): string {
  const last = given?.split(/[/\\]/).at(-1) ?? '';
  const written = last
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff"<>:|?*]/gu, '')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  const name = Array.from(written).slice(0, LONGEST_NAME).join('');
  return RESERVED.test(name) ? `_${name}` : name;
}

async function save(part: MultipartFile, folder: string, largest: number): Promise<UploadedFile> {
  const file = path.join(folder, crypto.randomUUID());
  const writing = createWriteStream(file);
  await pipeline(part.file, writing);
  // The rest of a file beyond its limit is thrown away while it comes.
  if (part.file.truncated || writing.bytesWritten > largest) throw new Problem('payload_too_large');
  return {
    field: part.fieldname,
    filename: safeFileName(part.filename),
    path: file,
    size: writing.bytesWritten,
    bytes: () => readFile(file),
  };
}

function unknownFile(name: string): Problem {
  const problem = new Problem('validation_failed', { errors: { [name]: ['Aucun fichier n’est attendu ici'] } });
  problem.message = `Aucun fichier n’est attendu dans le champ ${name}`;
  return problem;
}

/** A form that breaks off or is none: its parser says so with bare errors, where the disk's and the framework's carry a code. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error' && !('code' in error);
}

/** `images[]` is how many forms write a field that comes several times. Throws a Problem for a part that names no field at all. */
function plainName(name: string | undefined): string {
  if (name === undefined) throw new Problem('malformed_request');
  return name.endsWith('[]') ? name.slice(0, -2) : name;
}

// What the form's parser puts in the place of bytes that are no UTF-8.
const UNREADABLE = '\uFFFD';

/** A text field as it was sent. Throws a Problem where its end or its letters are lost already; who sends the sign itself hears which field holds it. */
function textOf(name: string, { value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw invalidField(name, 'Ce texte est trop long');
  // A part that says that it is JSON has been parsed by then.
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  if (written.includes(UNREADABLE)) throw invalidField(name, 'Ce texte contient un caractère non autorisé');
  return written;
}

/**
 * Reads `multipart/form-data`: its text fields, `textBytes` of them together, and its files into a folder that `discard` removes. Throws a
 * Problem for a file that the endpoint does not take (422) or that is too large (413).
 */
export async function readForm(
  request: FastifyRequest,
  kinds: NonNullable<Endpoint['files']>,
  textBytes: number,
): Promise<Form> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokpa-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const fields = new Map<string, string[]>();
  const files: UploadedFile[] = [];
  const fileSize = Math.max(...Object.values(kinds).map((kind) => LARGEST[kind])) + 1;
  let left = textBytes;
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fieldSize: textBytes, fileSize } })) {
      const name = plainName(part.fieldname);
      if (part.type === 'field') {
        const written = textOf(name, part);
        left -= Buffer.byteLength(written);
        if (left < 0) throw new Problem('payload_too_large');
        fields.set(name, [...(fields.get(name) ?? []), written]);
        continue;
      }
      const kind = kinds[name];
      if (kind === undefined) throw unknownFile(name);
      const file = await save({ ...part, fieldname: name }, folder, LARGEST[kind]);
      // A form sends its empty file fields too.
      if (file.size > 0 || file.filename !== '') files.push(file);
    }
    return { fields, files, discard };
  } catch (error) {
    await discard();
    throw isUnreadable(error) ? new Problem('malformed_request', { cause: error }) : error;
  }
}
