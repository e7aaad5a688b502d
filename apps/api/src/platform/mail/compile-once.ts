import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire, getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { compileMjml } from './compile-mjml.ts';

/** Where what Node makes of the sources is kept from start to start (`apps/server/main.mjs`); else where packages keep such things. */
function keptFolder(): string {
  const beside = getCompileCacheDir() ?? path.resolve(import.meta.dirname, '../../../../../node_modules/.cache');
  return path.join(beside, 'mails');
}

const { resolve } = createRequire(import.meta.url);

/** All that decides what becomes of a document, besides itself. */
const COMPILED_BY = [resolve('mjml/package.json'), path.join(import.meta.dirname, 'mjml-process.ts')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const fileOf = (folder: string, document: string) =>
  path.join(folder, `${hash('sha256', `${COMPILED_BY}\0${document}`)}.html`);

/** undefined: nothing was kept, or a power cut left a part of it. */
async function readWhole(file: string): Promise<string | undefined> {
  const html = await readFile(file, 'utf8').catch(() => '');
  return html.trimEnd().endsWith('</html>') ? html : undefined;
}

async function keep(file: string, html: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, html);
    // It appears whole or not at all, to several processes that start at once.
    await rename(draft, file);
  } catch {
    // Where nothing can be written nothing is kept, and the next start compiles again.
  }
}

/**
 * MJML documents → HTML, in the same order. What was compiled once is kept in `folder` under a hash of all that decides it: a shop whose mails
 * stand as they stood is ready a second sooner. Rejects when a document is no valid MJML.
 */
export async function compileOnce(documents: readonly string[], folder = keptFolder()): Promise<string[]> {
  const files = documents.map((document) => fileOf(folder, document));
  const pages = await Promise.all(files.map(readWhole));
  const missing = documents.filter((_, at) => pages[at] === undefined);
  if (missing.length === 0) return pages as string[];
  const compiled = await compileMjml(missing);
  const made = new Map(missing.map((document, at) => [document, compiled[at] ?? '']));
  await Promise.all([...made].map(([document, html]) => keep(fileOf(folder, document), html)));
  return documents.map((document, at) => pages[at] ?? made.get(document) ?? '');
}
