import { existsSync } from 'node:fs';
import { runQuietly, tail } from './children.mjs';
import { findNode24, program } from './node24.mjs';
import { step, Stop } from './project.mjs';

// The same engine without windows first: the tests take two thirds of the time in it.
export const SYSTEM_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const [headlessChromium, systemChromium] = SYSTEM_CHROMIUMS;

/** A Chromium for the browser tests, installed when there is none. Returns its path; undefined means Playwright's own. */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await works(given)) return given;
    throw new Stop(`CHROMIUM_PATH (${given}) ne mène pas à un Chromium qui démarre.`);
  }
  if (await works(headlessChromium)) return headlessChromium;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await step('Installation de Chromium', () => installByApt('chromium-headless-shell'));
    if (await works(headlessChromium)) return headlessChromium;
    if (await works(systemChromium)) return systemChromium;
    await step('Installation de Chromium', () => installByApt('chromium'));
  }
  // On Ubuntu the package is an empty one that points to a snap.
  if (await works(systemChromium)) return systemChromium;
  await step('Installation du Chromium de Playwright', installByPlaywright);
  return undefined;
}

async function works(file) {
  return existsSync(file) && (await runQuietly(file, ['--version'])).code === 0;
}

async function installByApt(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', 'update'], { env });
  await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
}

async function installByPlaywright() {
  const withSystemLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const command = [program('@playwright', 'test', 'cli.js'), 'install', ...withSystemLibraries, 'chromium'];
  const { code, output } = await runQuietly(findNode24(), command);
  if (code !== 0) {
    throw new Stop(
      `Aucun navigateur pour les tests : installez Chromium, ou donnez son chemin par CHROMIUM_PATH.\n${tail(output, 10)}`,
    );
  }
}
