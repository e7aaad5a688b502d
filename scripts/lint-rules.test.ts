import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

type Fault = { file: string; code: string; sentence: string };

const imports = (name: string) => `import * as found from '${name}';\nexport const kept = found;\n`;
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const branches = lines(11, (index) => `  if (value === ${index}) return ${index * 2};`);

const contractAlone = 'packages/contract runs anywhere: it imports zod and itself only.';
const knowsNoPage = 'apps/api knows no page: it imports neither the storefront, the admin, the server nor React.';
const platformIsBelow =
  'platform is used by features and knows none: it imports neither features, app.ts, testing nor seed.';
const dbIsLowest = 'db is the lowest layer of the API: it imports neither features, platform nor app.ts.';
const featureBelowApp = 'A feature does not know the app that lists it: what must go upward is an event.';
const throughTheFace = 'Reach another feature only through its index: #features/<name>.';
const queriesAreLowest =
  'Queries are the lowest layer of a feature: they import neither rules, routes, jobs nor events.';
const rulesBelowRoutes = 'Rules do not know how they are called: they import no routes.';
const uiIsLowest = 'ui is used by features and knows none: it imports only ui.';
const routeComposes = 'Storefront features never import each other: the route composes them.';
const featureBelowShell = 'A storefront feature knows neither the routes nor the shell that compose it.';
const contractOnly = 'The storefront knows the API only through @tokpa/contract and the fetch it is handed.';
const serverFilesOnly =
  'Only server files (*.server.ts, entry.server.tsx) may import node:*: the rest is sent to browsers.';
const contractForStaff = 'The back office knows the API only through @tokpa/contract, and the storefront not at all.';
const browserOnly = 'The back office runs in a browser: only index.ts, which the server reads, may import node:*.';
const folderOnly = "The server gets the folder's path from here and nothing of what is in it.";
const throughPackages =
  'The server meets the apps through their packages alone: what they do not export is not for it.';
const overHttp = 'e2e and bench reach a running server over HTTP only: they import no source of the apps.';

const arrows: [string, string, string][] = [
  ['packages/contract/src', 'node:fs', contractAlone],
  ['packages/contract/src', 'react', contractAlone],
  ['packages/contract/src', '@tokpa/api', contractAlone],
  ['packages/contract/src', '../../../apps/api/src/config.ts', contractAlone],
  ['apps/api/src', '@tokpa/storefront', knowsNoPage],
  ['apps/api/src/platform', 'react', knowsNoPage],
  ['apps/api/src/db', '@tokpa/server', knowsNoPage],
  ['apps/api/src/features/cart', 'react-dom/server', knowsNoPage],
  ['apps/api/src/platform', '#features/cart', platformIsBelow],
  ['apps/api/src/platform/http', '../../features/cart/index.ts', platformIsBelow],
  ['apps/api/src/platform', '../app.ts', platformIsBelow],
  ['apps/api/src/db', '#platform/clock', dbIsLowest],
  ['apps/api/src/db', '#features/cart', dbIsLowest],
  ['apps/api/src/db', '../app.ts', dbIsLowest],
  ['apps/api/src/features/cart', '../../app.ts', featureBelowApp],
  ['apps/api/src/features/cart/emails', '../../../app.ts', featureBelowApp],
  ['apps/api/src/features/cart', '../products/products.queries.ts', throughTheFace],
  ['apps/api/src/features/cart', '#features/products/emails', throughTheFace],
  ['apps/api/src/features/cart/emails', '../../products/index.ts', throughTheFace],
  ['apps/storefront/src/ui', '../cart/index.ts', uiIsLowest],
  ['apps/storefront/src/ui', '../shell/header.tsx', uiIsLowest],
  ['apps/storefront/src/cart', '../search/index.ts', routeComposes],
  ['apps/storefront/src/account/orders', '../../search/index.ts', routeComposes],
  ['apps/storefront/src/cart', '../checkout', routeComposes],
  ['apps/storefront/src/cart', '../search/form/field.tsx', routeComposes],
  ['apps/storefront/src/account/orders', '../../search', routeComposes],
  ['apps/server/src', '../../api/src/features/orders/place-order.ts', throughPackages],
  ['apps/server/src/findable', '../../../storefront/src/root.tsx', throughPackages],
  ['apps/storefront/src/cart', '../shell/shell.tsx', featureBelowShell],
  ['apps/storefront/src/cart', '../routes/home.tsx', featureBelowShell],
  ['apps/storefront/src/shell', '../routes/home.tsx', featureBelowShell],
  ['apps/storefront/src/cart', '@tokpa/api', contractOnly],
  ['apps/storefront/src/routes', '../../../api/src/config.ts', contractOnly],
  ['apps/storefront/src/cart', 'node:fs', serverFilesOnly],
  ['apps/storefront/src/routes', 'node:crypto', serverFilesOnly],
  ['apps/admin/src/orders', '@tokpa/api', contractForStaff],
  ['apps/admin/src/orders', '@tokpa/storefront', contractForStaff],
  ['apps/admin/src', '../../storefront/src/ui/button.tsx', contractForStaff],
  ['apps/admin/src/shell', '../../../api/src/config.ts', contractForStaff],
  ['apps/admin/src/orders', 'node:crypto', browserOnly],
  ['e2e/src', '@tokpa/api', overHttp],
  ['e2e/src', '../../apps/api/src/config.ts', overHttp],
  ['bench/src', '@tokpa/server', overHttp],
];

const faults: Fault[] = [
  ...arrows.map(([folder, name, sentence], index) => ({
    file: `${folder}/fault-${index}.ts`,
    code: imports(name),
    sentence,
  })),
  { file: 'apps/admin/src/index.ts', code: imports('./back-office.tsx'), sentence: folderOnly },
  { file: 'apps/api/src/features/cart/cart.queries.ts', code: imports('./cart.ts'), sentence: queriesAreLowest },
  {
    file: 'apps/api/src/features/cart/lines.queries.ts',
    code: imports('./cart.routes.ts'),
    sentence: queriesAreLowest,
  },
  { file: 'apps/api/src/features/cart/cart.jobs.ts', code: imports('./cart.routes.ts'), sentence: rulesBelowRoutes },
  {
    file: 'apps/api/src/long-file.ts',
    code: lines(251, (index) => `export const v${index} = ${index};`),
    sentence: 'Maximum allowed is 250',
  },
  {
    file: 'apps/api/src/long.ts',
    code: `export function long() {\n${lines(60, () => '  void 0;')}\n}\n`,
    sentence: 'Maximum allowed is 60',
  },
  {
    file: 'apps/storefront/src/ui/long.tsx',
    code: `export function Long() {\n${lines(80, () => '  void 0;')}\n}\n`,
    sentence: 'Maximum allowed is 80',
  },
  {
    file: 'apps/storefront/src/ui/sometimes.tsx',
    code: "import { useState } from 'react';\nexport function Sometimes({ is }: { is: boolean }) {\n  return is ? useState(1)[0] : 0;\n}\n",
    sentence: 'React Hook "useState" is called conditionally',
  },
  {
    file: 'apps/api/src/long.test.ts',
    code: lines(401, (index) => `export const v${index} = ${index};`),
    sentence: 'Maximum allowed is 400',
  },
  {
    file: 'apps/api/src/many.ts',
    code: 'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e];\n',
    sentence: 'too many parameters (5). Maximum allowed is 4',
  },
  {
    file: 'apps/api/src/branches.ts',
    code: `export function f(value: number) {\n${branches}\n  return 0;\n}\n`,
    sentence: 'complexity of 12. Maximum allowed is 10',
  },
  {
    file: 'apps/api/src/any.ts',
    code: 'export const value = (input: any) => String(input);\n',
    sentence: 'Unexpected `any`',
  },
  {
    file: 'apps/storefront/src/newer.ts',
    code: "export const canBe = URL.canParse('/');\n",
    sentence: 'Browsers of 2022 do not know it.',
  },
  { file: 'apps/api/src/ring-a.ts', code: imports('./ring-b.ts'), sentence: 'Dependency cycle detected' },
  { file: 'apps/api/src/ring-b.ts', code: imports('./ring-a.ts'), sentence: 'Dependency cycle detected' },
  {
    file: 'apps/api/src/later.ts',
    code: '// TODO: tidy up\nexport const later = 1;\n',
    sentence: "Unexpected 'todo' comment",
  },
];

const allowed: [string, string][] = [
  ['packages/contract/src/allowed.ts', 'zod'],
  ['packages/contract/src/zod-locale.ts', 'zod/v4/locales'],
  ['packages/contract/src/own.ts', './allowed.ts'],
  ['apps/api/src/platform/http/allowed.ts', '../clock.ts'],
  ['apps/api/src/features/cart/allowed.ts', '#features/products'],
  ['apps/api/src/features/cart/own-allowed.ts', './cart.queries.ts'],
  ['apps/api/src/features/cart/emails/allowed.ts', '../cart.ts'],
  ['apps/api/src/features/cart/allowed.queries.ts', '#db/connect'],
  ['apps/api/src/features/cart/shared.queries.ts', './lines.queries.ts'],
  ['apps/storefront/src/cart/allowed.ts', '../ui/button.tsx'],
  ['apps/storefront/src/cart/session-allowed.ts', '../session/index.ts'],
  ['apps/storefront/src/account/orders/allowed.ts', '../../ui/button.tsx'],
  ['apps/storefront/src/routes/allowed.ts', '../cart/index.ts'],
  ['apps/storefront/src/shell/allowed.ts', '../search/index.ts'],
  ['apps/storefront/src/pages.server.ts', 'node:zlib'],
  ['apps/admin/src/orders/allowed.ts', '@tokpa/contract/orders'],
  ['apps/admin/src/orders/own-allowed.ts', '../ui/index.ts'],
  ['e2e/src/allowed.ts', '@tokpa/contract/client'],
];

const reports = await lintPlanted([...faults, ...allowed.map(([file, name]) => ({ file, code: imports(name) }))]);

test.each(faults)('$file is reported: $sentence', ({ file, sentence }) => {
  expect(reports.get(file)?.join('\n') ?? 'nothing').toContain(sentence);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(reports.get(file) ?? []).toEqual([]);
});

/** What oxlint says of each file, under this repository's rules, in a tree that holds nothing else. */
async function lintPlanted(files: { file: string; code: string }[]): Promise<Map<string, string[]>> {
  const tree = await mkdtemp(path.join(tmpdir(), 'tokpa-lint-'));
  afterAll(() => rm(tree, { recursive: true }));
  const written = await readFile(path.join(root, '.oxlintrc.json'), 'utf8');
  const rules = JSON.parse(written.replaceAll(/^\s*\/\/.*$/gmu, '')) as Record<string, unknown>;
  // Types would need the whole project; no arrow and no size depends on them.
  await writeFile(path.join(tree, '.oxlintrc.json'), JSON.stringify({ ...rules, options: {} }));
  for (const { file, code } of files) {
    await mkdir(path.join(tree, path.dirname(file)), { recursive: true });
    await writeFile(path.join(tree, file), code);
  }
  return reportsOf(await runOxlint(tree));
}

/** Findings make oxlint's exit code 1: only its report counts. */
function runOxlint(tree: string): Promise<string> {
  const oxlint = path.join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  return new Promise((resolve) => {
    execFile(process.execPath, [oxlint, '-f', 'json'], { cwd: tree, maxBuffer: 10_000_000 }, (_, stdout) =>
      resolve(stdout),
    );
  });
}

function reportsOf(output: string): Map<string, string[]> {
  const report = JSON.parse(output) as { diagnostics: { filename: string; message: string; help?: string }[] };
  const byFile = Map.groupBy(report.diagnostics, ({ filename }) => filename);
  return new Map(
    [...byFile].map(([file, found]) => [file, found.map(({ message, help }) => `${message} ${help ?? ''}`)]),
  );
}
