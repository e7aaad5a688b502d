import fc from 'fast-check';
import sharp from 'sharp';
import type { FileKind } from '@tokpa/contract';
import { HOSTILE_TEXTS } from './texts.ts';

export type SentForm = { headers: Record<string, string>; payload: Buffer };
type Part = { name: string; fileName?: string; type?: string; content: Buffer };

const BOUNDARY = 'between-the-parts';

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
  .png()
  .toBuffer();
const RIGHT_FILES: Readonly<Record<FileKind, { fileName: string; content: Buffer }>> = {
  picture: { fileName: 'photo.png', content: picture },
  document: {
    fileName: 'fiche.pdf',
    content: Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  },
  table: {
    fileName: 'produits.csv',
    content: Buffer.from('Nom;Catégorie;Prix (FCFA);Stock\nSavon noir;Beauté;1500;3\n'),
  },
};
const WRONG_CONTENTS = [
  Buffer.alloc(0),
  Buffer.from('MZ\u0090\u0000'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>'),
  Buffer.from('<html><script>alert(1)</script>'),
  picture.subarray(0, 40),
  Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]),
  Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'),
  Buffer.from('PK\u0003\u0004'),
  Buffer.from('%PDF-1.4 <script>'),
  Buffer.from('"unclosed;\n=1+1;@SUM(A1);-2\n\u0000;\u202E'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00]),
];
const WRONG_NAMES = [
  '../../../etc/passwd',
  '..\\..\\x.png',
  '/etc/passwd',
  'a\u0000.png',
  '.htaccess',
  'x'.repeat(2000),
  '',
  'a"; filename="b',
  'é\u202Egnp.exe',
];

function partHead({ name, fileName, type }: Part): string {
  const plain = (text: string) => text.replaceAll(/[\r\n"]/g, '_');
  const file = fileName === undefined ? '' : `; filename="${fileName.replaceAll(/[\r\n]/g, '_')}"`;
  const typed = type === undefined ? '' : `\r\nContent-Type: ${type}`;
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${plain(name)}"${file}${typed}\r\n\r\n`;
}

function toForm(parts: readonly Part[]): SentForm {
  const written = parts.flatMap((part) => [Buffer.from(partHead(part)), part.content, Buffer.from('\r\n')]);
  const payload = Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, payload };
}

function fieldParts(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([, given]) => given !== undefined && given !== null)
    .map(([name, given]) => ({
      name,
      content: Buffer.from(typeof given === 'string' ? given.toWellFormed() : JSON.stringify(given)),
    }));
}

const rightParts = (files: Readonly<Record<string, FileKind>>): Part[] =>
  Object.entries(files).map(([name, kind]) => ({ name, type: 'application/octet-stream', ...RIGHT_FILES[kind] }));

const wrongPart = (files: Readonly<Record<string, FileKind>>): fc.Arbitrary<Part> =>
  fc.record({
    name: fc.constantFrom(
      ...Object.keys(files),
      ...Object.keys(files).map((name) => `${name}[]`),
      '__proto__',
      'constructor',
      'other',
    ),
    fileName: fc.constantFrom(...WRONG_NAMES, 'photo.png'),
    type: fc.constantFrom('image/png', 'text/html', 'image/svg+xml', 'x', 'application/pdf'),
    content: fc.constantFrom(...WRONG_CONTENTS),
  });

const wrongField: fc.Arbitrary<Part> = fc.record({
  name: fc.constantFrom('__proto__', 'constructor', 'toString', '', 'x'.repeat(500), 'role'),
  content: fc.constantFrom(...HOSTILE_TEXTS).map((text) => Buffer.from(text.toWellFormed())),
});

/** Forms with files: right ones alone, or also such with the wrong files, fields, names, and such as break off. */
export function formsFor(
  files: Readonly<Record<string, FileKind>>,
  values: fc.Arbitrary<unknown>,
  which: 'right' | 'all' = 'all',
): fc.Arbitrary<SentForm> {
  const others = (value: unknown) => fieldParts(value).filter(({ name }) => !(name in files));
  const right = values.map((value) => toForm([...others(value), ...rightParts(files)]));
  if (which === 'right') return right;
  const wrong = fc
    .tuple(values, fc.array(wrongPart(files), { minLength: 1, maxLength: 3 }), fc.array(wrongField, { maxLength: 2 }))
    .map(([value, added, fields]) => toForm([...fieldParts(value), ...fields, ...added]));
  const brokenOff = fc.tuple(right, fc.double({ min: 0, max: 1, noNaN: true })).map(([{ headers, payload }, part]) => ({
    headers,
    payload: payload.subarray(0, Math.floor(payload.length * part)),
  }));
  const endless = right.map(({ headers }) => ({
    headers,
    payload: toForm(Array.from({ length: 400 }, (_, place) => ({ name: `f${place}`, content: Buffer.from('x') })))
      .payload,
  }));
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 4, arbitrary: wrong },
    { weight: 2, arbitrary: brokenOff },
    { weight: 1, arbitrary: endless },
  );
}
