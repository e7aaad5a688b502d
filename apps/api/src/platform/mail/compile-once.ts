import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { writeWhole } from '../write-whole.ts';
import { compileMjml } from './compile-mjml.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

/** Where what Node makes of the sources is kept from start to start (`apps/server/main.mjs`); else where packages keep such things. */
function keptFolder(): string {
  return path.join(getCompileCacheDir() ?? path.join(ROOT, 'node_modules/.cache'), 'mails');
}

/** What decides, besides a document, what becomes of it: the program that compiles, and every package that it may use. */
let compiler: string | undefined;

async function nameCompiler(): Promise<string> {
  const files = [path.join(import.meta.dirname, 'mjml-process.ts'), path.join(ROOT, 'package-lock.json')];
  return hash('sha256', (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\0'));
}

/** undefined: nothing was kept, or a power cut left a part of it. */
async function readWhole(file: string): Promise<string | undefined> {
  const html = await readFile(file, 'utf8').catch(() => '');
  return html.trimEnd().endsWith('</html>') ? html : undefined;
}

async function keep(file: string, html: string): Promise<void> {
  try {
    await writeWhole(file, html);
  } catch {
    // Where nothing can be written nothing is kept, and the next start compiles again.
  }
}

/**
 * MJML documents → HTML, in the same order. What was compiled once is kept in `folder` under a hash of all that decides it: a shop whose mails
 * stand as they stood is ready a second sooner. Rejects when a document is no valid MJML.
 */
export async function compileOnce(documents: readonly string[], folder = keptFolder()): Promise<string[]> {
  compiler ??= await nameCompiler();
  const fileOf = (document: string) => path.join(folder, `${hash('sha256', `${compiler}\0${document}`)}.html`);
  const files = documents.map(fileOf);
  const pages = await Promise.all(files.map(readWhole));
  const missing = documents.filter((_, at) => pages[at] === undefined);
  const compiled = missing.length > 0 ? await compileMjml(missing) : [];
  const made = new Map(missing.map((document, at) => [document, compiled[at] ?? '']));
  await Promise.all([...made].map(([document, html]) => keep(fileOf(document), html)));
  return documents.map((document, at) => pages[at] ?? made.get(document) ?? '');
}
