import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runQuietly, tail } from './lib/children.mjs';
import { main, root, step, Stop, workspaces } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';

// Who is on every Unix and has no rights, no home and no files.
const NOBODY = { uid: 65_534, gid: 65_534 };
const FIRST_START_MS = 8 * 60_000;
const SECOND_START_MS = 60_000;
const END_MS = 20_000;

/**
 * Does with the two commands what a newcomer does, on the commit that is checked out: a fresh clone in a path with a space, as an
 * ordinary user, with no package registry to be reached. What the clone would install is linked from here, and most pictures that it
 * would draw are copied.
 */
await main(async () => {
  await setUp({ build: false });
  const home = mkdtempSync(path.join(tmpdir(), 'une boutique d’essai '));
  try {
    const newcomer = await settle(home);
    const owner = await step('Premier démarrage', () => startFirst(newcomer));
    await step('Second démarrage', () => startAgain(newcomer, owner));
    await step('Commande des tests', () => runOneTest(newcomer));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});

/** A fresh clone under `home`, and how a newcomer there runs a command. */
async function settle(home) {
  const folder = path.join(home, 'tokpa');
  await mustRun('git', ['clone', '--quiet', root, folder]);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await mustRun('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, home]);
  for (const place of workspaces()) await linkPackages(folder, place);
  copyDrawnPictures(path.join(folder, 'var/files'));
  // The folders alone: its files are this checkout's own.
  if (isRoot) await mustRun('find', [folder, '-type', 'd', '-exec', 'chown', `${NOBODY.uid}:${NOBODY.gid}`, '{}', '+']);
  const port = await findFreePort();
  const env = { PATH: process.env.PATH, HOME: home, PORT: String(port), npm_config_registry: 'http://127.0.0.1:9' };
  const options = { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...(isRoot && NOBODY) };
  return { folder, url: `http://localhost:${port}`, npm: (...args) => startProgram('npm', args, options) };
}

async function linkPackages(folder, place) {
  const from = path.join(root, place, 'node_modules');
  const to = path.join(folder, place, 'node_modules');
  if (!existsSync(from)) return;
  if ((await runQuietly('cp', ['-al', from, to])).code === 0) return;
  rmSync(to, { recursive: true, force: true });
  await mustRun('cp', ['-a', from, to]);
}

/** What the browser tests have drawn here. Some are left for the newcomer to draw: all would take two minutes of each run. */
function copyDrawnPictures(files) {
  const drawn = path.join(root, 'var/e2e/files');
  const memories = path.join(drawn, 'demo-pictures');
  if (!existsSync(memories)) return;
  for (const name of readdirSync(memories).filter((one) => !one.startsWith('0'))) {
    const { src } = JSON.parse(readFileSync(path.join(memories, name), 'utf8'));
    const widths = path.basename(path.dirname(src));
    for (const place of [path.join('demo-pictures', name), widths]) {
      cpSync(path.join(drawn, place), path.join(files, place), { recursive: true });
    }
  }
}

async function startFirst({ npm, url, folder }) {
  const shop = npm('start');
  try {
    await shop.says(/Ctrl-C arrête tout/u, FIRST_START_MS);
    const [, email] = /Propriétaire\s+(\S+)/u.exec(shop.said()) ?? [];
    const [, password] = /Mot de passe\s+(\S+)/u.exec(shop.said()) ?? [];
    must(email && password, 'Le premier démarrage n’a pas affiché le propriétaire et son mot de passe', shop);
    for (const address of [url, `${url}/admin`]) {
      must(shop.said().includes(`${address}\n`), `Le premier démarrage n’a pas affiché ${address}`, shop);
      must((await fetch(address)).status === 200, `${address} ne répond pas`, shop);
    }
    await mustLogIn(url, { email, password }, shop);
    const second = npm('start');
    must((await second.ends(SECOND_START_MS)) === 1, 'Un second démarrage sur le même port n’a pas été refusé', second);
    must(/Le port \d+ est déjà pris/u.test(second.said()), 'Le port pris n’a pas été dit', second);
    await mustEnd(shop, folder);
    return { email, password };
  } finally {
    shop.kill();
  }
}

async function startAgain({ npm, url, folder }, owner) {
  const shop = npm('start');
  try {
    await shop.says(/Ctrl-C arrête tout/u, SECOND_START_MS);
    must(!shop.said().includes('Mot de passe'), 'Le second démarrage a affiché un mot de passe', shop);
    must(!shop.said().includes('Construction'), 'Le second démarrage a construit de nouveau', shop);
    await mustLogIn(url, owner, shop);
    await mustEnd(shop, folder);
  } finally {
    shop.kill();
  }
}

async function runOneTest({ npm }) {
  const tests = npm('test', '--', 'scripts/containers.test.ts');
  must((await tests.ends(SECOND_START_MS)) === 0, '`npm test` a échoué', tests);
  must(/\n[1-9]\d* passed, 0 failed\n/u.test(tests.said()), '`npm test` n’a pas dit combien de tests ont passé', tests);
}

async function mustLogIn(url, owner, shop) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/v1/auth/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(owner),
  });
  must(answer.ok, 'Le propriétaire ne peut pas se connecter avec ce qui a été affiché', shop);
}

/** Ctrl-C, after which nothing that runs from this folder may be left. */
async function mustEnd(shop, folder) {
  shop.interrupt();
  await shop.ends(END_MS);
  const { output } = await runQuietly('ps', ['-eo', 'args=']);
  const left = output.split('\n').filter((line) => line.includes(folder));
  must(left.length === 0, `Ctrl-C a laissé tourner :\n${left.join('\n')}`, shop);
}

/** A program in a process group of its own, as a terminal starts it. */
function startProgram(file, args, options) {
  const child = spawn(file, args, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const said = () => stripVTControlCharacters(output);
  const signal = (name) => {
    const { pid, exitCode, signalCode } = child;
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, name);
  };
  const program = {
    said,
    interrupt: () => signal('SIGINT'),
    kill: () => signal('SIGKILL'),
    ends: (withinMs) => within(ended, withinMs, program),
    says: (words, withinMs) => within(Promise.race([heard(said, words), ended]), withinMs, program),
  };
  return program;
}

async function heard(said, words) {
  while (!words.test(said())) await pause(200);
}

async function within(work, ms, program) {
  const tooLate = Symbol('too late');
  const result = await Promise.race([work, pause(ms).then(() => tooLate)]);
  must(result !== tooLate, `Rien après ${ms / 1000} s`, program);
  return result;
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

function must(holds, sentence, program) {
  if (!holds) throw new Stop(`${sentence}.\n${tail(program.said(), 30)}`);
}

async function mustRun(file, args) {
  const { code, output } = await runQuietly(file, args);
  if (code !== 0) throw new Stop(`« ${file} » a échoué :\n${tail(output, 10)}`);
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
