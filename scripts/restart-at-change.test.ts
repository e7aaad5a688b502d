import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = await mkdtemp(path.join(tmpdir(), 'tokpa-dev-'));
const shop = path.join(folder, 'shop.mjs');
const lib = path.join(import.meta.dirname, 'lib/restart-at-change.mjs');
// What `npm run dev` does, with a shop of one line.
const DEV = `
  import { spawn } from 'node:child_process';
  import { restartAtChange } from ${JSON.stringify(pathToFileURL(lib).href)};
  const start = () => spawn(process.execPath, [${JSON.stringify(shop)}], { stdio: ['ignore', 'inherit', 'ignore'] });
  process.exitCode = await restartAtChange({ folders: [${JSON.stringify(folder)}], start, prepare: () => undefined });
`;

afterAll(() => rm(folder, { recursive: true }));

/** Until it has said this. */
function saying(child: ChildProcess, words: string): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes(words)) resolve();
    });
    child.once('close', () => reject(new Error(`It ended, having said: ${said}`)));
  });
}

test('a shop under work waits for the correction of a syntax error that was saved, and goes on', async () => {
  await writeFile(shop, 'const = ;');
  const dev = spawn(process.execPath, ['--input-type=module', '-e', DEV], { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = new Promise<number | null>((resolve) => {
    dev.once('close', resolve);
  });
  await saying(dev, 'dès que les sources changent');
  await writeFile(shop, `console.log('La boutique est ouverte');`);
  await saying(dev, 'La boutique est ouverte');
  expect(await end).toBe(0);
});

test('a shop under work is over once its terminal is closed', async () => {
  // Gone before it could say that this is meant.
  await writeFile(shop, `process.kill(process.pid, 'SIGHUP'); setInterval(() => undefined, 1000);`);
  const dev = spawn(process.execPath, ['--input-type=module', '-e', DEV], { stdio: 'ignore' });
  const end = new Promise<number | null>((resolve) => {
    dev.once('close', resolve);
  });
  expect(await end).toBe(129);
});
