import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

test('the shop in its container is run by the same words as everywhere else', async () => {
  const given = JSON.parse(await read('apps/server/node-arguments.json')) as string[];
  const command = /^CMD (\[.*\])$/m.exec(await read('ops/Dockerfile'))?.[1];
  expect(JSON.parse(command ?? 'null')).toEqual(['node', ...given]);
});
