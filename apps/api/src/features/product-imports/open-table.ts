import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { invalidField } from '#platform/problem';
import type { Delimiter, Encoding } from './product-imports.queries.ts';

export type TableShape = { delimiter: Delimiter; encoding: Encoding; headings: string[] };

const HEAD_BYTES = 65_536;
const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];
// A quotation mark that is never closed would swallow the rest of the file.
const LONGEST_ROW = 500_000;

/** Excel saves French tables in its own encoding unless asked for UTF-8. */
async function encodingOf(path: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) decoder.decode(bytes as Buffer, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

async function headOf(path: string, encoding: Encoding): Promise<string> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function headingsBy(delimiter: Delimiter, head: string): string[] {
  try {
    const options = {
      delimiter,
      bom: true,
      to: 1,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    };
    const [headings = []] = parseAll(head, options);
    return headings;
  } catch {
    return [];
  }
}

/** How the table is written, and its headings. Throws 422 at `file` for what is no table. */
export async function readShape(path: string): Promise<TableShape> {
  const encoding = await encodingOf(path);
  const head = await headOf(path, encoding);
  if (head.includes('\u0000'))
    throw invalidField(
      'file',
      'Ce fichier n’est pas un tableau CSV. Dans votre tableur, enregistrez-le au format « CSV UTF-8 ».',
    );
  const shapes = DELIMITERS.map((delimiter) => ({ delimiter, encoding, headings: headingsBy(delimiter, head) }));
  const [best] = shapes.toSorted((a, b) => b.headings.length - a.headings.length);
  if (!best || best.headings.length === 0) throw invalidField('file', 'Ce fichier est vide.');
  return best;
}

/** UTF-8 passes as it is; other bytes are turned into it. */
function decoded(bytes: Readable, encoding: Encoding): Readable {
  if (encoding === 'utf-8') return bytes;
  const decoder = new TextDecoder(encoding);
  const turn = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, decoder.decode(chunk, { stream: true }));
    },
  });
  bytes.once('error', (error) => turn.destroy(error));
  return bytes.pipe(turn);
}

export type ReadRow = { row: number; cells: string[] } | { row: number; fault: string };

/** What can not be read, behind so many records. */
type Fault = { after: number; message: string };

function messageOf({ code }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return 'Cette ligne est trop longue : un guillemet n’est sans doute pas fermé';
  return 'Cette ligne n’est pas lisible : vérifiez ses guillemets';
}

/** The rows of a table one after the other, the headings being row 1; empty ones are left out, but counted. */
export async function* readRows(
  bytes: Readable,
  { delimiter, encoding }: Pick<TableShape, 'delimiter' | 'encoding'>,
): AsyncGenerator<ReadRow> {
  const faults: Fault[] = [];
  const parser = decoded(bytes, encoding).pipe(
    parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_ROW,
      skip_records_with_error: true,
      on_skip: (error) => {
        if (error) faults.push({ after: Number(error['records']), message: messageOf(error) });
        return undefined;
      },
    }),
  );
  bytes.once('error', (error) => parser.destroy(error));
  let row = 0;
  let read = 0;
  for await (const record of parser) {
    // The parser is ahead of who reads it: a fault stands behind the records that came before it.
    for (; faults[0] && faults[0].after <= read; faults.shift()) yield { row: (row += 1), fault: faults[0].message };
    read += 1;
    const cells = record as string[];
    row += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
  }
  for (const { message } of faults) yield { row: (row += 1), fault: message };
}
