import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '../apps/api/src');

/** Folder names in the order of app.ts's list. */
function orderOf(app: string): string[] {
  const list = /features[^=]*=\s*\[([^\]]*)\]/u.exec(app)?.[1] ?? '';
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const folders = [...app.matchAll(/import\s*\{([^}]*)\}\s*from '#features\/([\w-]+)'/gu)];
  return names.map(
    (name) => folders.find(([, imported]) => imported?.split(',').some((one) => one.trim() === name))?.[2] ?? name,
  );
}

/** Every import of a feature that is listed after the importing one, or not at all. */
function upwardImports(order: string[], importsOf: Map<string, string[]>): string[] {
  return [...importsOf].flatMap(([feature, imported]) =>
    imported
      .filter((other) => order.indexOf(other) === -1 || order.indexOf(other) >= order.indexOf(feature))
      .map((other) => `${feature} → ${other}`),
  );
}

async function importsOfFeatures(): Promise<Map<string, string[]>> {
  const folder = path.join(source, 'features');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/u.test(file));
  const found = new Map<string, string[]>();
  for (const file of files) {
    const feature = file.split(path.sep)[0] ?? '';
    const text = await readFile(path.join(folder, file), 'utf8');
    const imported = [...text.matchAll(/from '#features\/([\w-]+)'/gu)].map(([, name]) => name ?? '');
    found.set(feature, [...(found.get(feature) ?? []), ...imported]);
  }
  return found;
}

test('features import only features listed before them', async () => {
  const order = orderOf(await readFile(path.join(source, 'app.ts'), 'utf8'));
  const importsOf = await importsOfFeatures();
  expect(order.toSorted()).toEqual([...importsOf.keys()].toSorted());
  expect(upwardImports(order, importsOf)).toEqual([]);
});

test('an upward import is seen', () => {
  const app = `import { a, cartFeature } from '#features/cart';\nimport { ordersFeature } from '#features/orders';\nexport const features: readonly Feature[] = [cartFeature, ordersFeature];`;
  expect(orderOf(app)).toEqual(['cart', 'orders']);
  const importsOf = new Map([
    ['cart', ['orders']],
    ['orders', ['cart', 'unlisted']],
  ]);
  expect(upwardImports(orderOf(app), importsOf)).toEqual(['cart → orders', 'orders → unlisted']);
});
