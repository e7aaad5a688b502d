import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const home = await realpath(await mkdtemp(path.join(tmpdir(), 'une boutique à jour ')));
const shops: ChildProcess[] = [];
const INSTALLS = 'Installation des dépendances';

afterAll(async () => {
  for (const shop of shops) shop.kill('SIGKILL');
  await rm(home, { recursive: true });
});

/** A folder of the shop with what starts it alone, whose packages are not those that its lock file names. */
async function createFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(home, 'tokpa-'));
  const bin = path.join(folder, 'node_modules/node/bin');
  await cp(import.meta.dirname, path.join(folder, 'scripts'), { recursive: true });
  await mkdir(bin, { recursive: true });
  await symlink(process.execPath, path.join(bin, 'node'));
  await mkdir(path.join(folder, 'apps/server'), { recursive: true });
  await writeFile(
    path.join(folder, 'apps/server/main.mjs'),
    `console.log('ouverte'); setInterval(() => undefined, 60_000);`,
  );
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: {} }));
  return folder;
}

/** Serves a shop from there, as `npm start` of the version before did. */
async function serveFrom(folder: string): Promise<ChildProcess> {
  const node = path.join(folder, 'node_modules/node/bin/node');
  const shop = spawn(node, ['apps/server/main.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  shops.push(shop);
  await once(shop.stdout, 'data');
  return shop;
}

/** What a script of the folder says, with how it ended. */
function run(folder: string, args: readonly string[], port = 0): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
    const child = execFile(process.execPath, [...args], { cwd: folder, env }, (_fault, stdout, stderr) =>
      resolve({ code: child.exitCode, said: stdout + stderr }),
    );
  });
}

test('a new version is not installed under the shop that still runs in its folder, neither by a start nor by a backup', async () => {
  const folder = await createFolder();
  const shop = await serveFrom(folder);
  for (const args of [['scripts/start.mjs'], ['scripts/run.mjs', '--no-build', 'backup.ts']]) {
    const { code, said } = await run(folder, args);
    expect(said).toContain(`(processus ${shop.pid}) : arrêtez-la d’abord. Rien n’a été installé ni construit.`);
    expect(said).not.toContain(INSTALLS);
    expect(code).toBe(1);
  }
});

test('a shop that runs from another folder keeps no new version from being installed', async () => {
  await serveFrom(await createFolder());
  const { said } = await run(await createFolder(), ['scripts/start.mjs']);
  expect(said).toContain(INSTALLS);
});

test('who starts a shop on a port that is taken is told before anything is installed', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, said } = await run(await createFolder(), ['scripts/start.mjs'], port);
  other.close();
  expect(said).toMatch(new RegExp(`Le port ${port} est déjà pris.*Rien n’a été installé`, 'u'));
  expect(said).not.toContain(INSTALLS);
  expect(code).toBe(1);
});
