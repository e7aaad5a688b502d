import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileOnce } from './compile-once.ts';

const documentOf = (words: string) =>
  `<mjml><mj-body><mj-section><mj-column><mj-text>${words}</mj-text></mj-column></mj-section></mj-body></mjml>`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokpa-mails-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function change(html: (before: string) => string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    await writeFile(file, html(await readFile(file, 'utf8')));
  }
}

it('what was compiled is read the next time, and only what is new is compiled', async () => {
  const [hello] = await compileOnce([documentOf('Bonjour')], folder);
  expect(hello).toContain('Bonjour</div>');
  await change((before) => before.replace('Bonjour', 'Bonjour, gardé'));
  const pages = await compileOnce([documentOf('Merci'), documentOf('Bonjour')], folder);
  expect(pages[0]).toContain('Merci</div>');
  expect(pages[1]).toContain('Bonjour, gardé</div>');
});

it('what a power cut left of a mail is compiled again', async () => {
  const [whole = ''] = await compileOnce([documentOf('Bonjour')], folder);
  await change((before) => before.slice(0, before.length / 2));
  expect(await compileOnce([documentOf('Bonjour')], folder)).toEqual([whole]);
  await change(() => '');
  expect(await compileOnce([documentOf('Bonjour')], folder)).toEqual([whole]);
  expect(await readFile(path.join(folder, (await readdir(folder))[0] ?? ''), 'utf8')).toBe(whole);
});

it('where nothing can be kept the mails are compiled all the same', async () => {
  const file = path.join(folder, 'a file');
  await writeFile(file, '');
  const [hello] = await compileOnce([documentOf('Bonjour')], path.join(file, 'mails'));
  expect(hello).toContain('Bonjour</div>');
});

it('a mail that is no MJML is refused, each time', async () => {
  for (let time = 1; time <= 2; time += 1)
    await expect(compileOnce(['<mjml><mj-body><mj-nothing /></mj-body></mjml>'], folder)).rejects.toThrow('mj-nothing');
  expect(await readdir(folder)).toEqual([]);
});
