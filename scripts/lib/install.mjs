import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly, tail } from './children.mjs';
import { root, step, Stop } from './project.mjs';

const oldestNode = 20;
const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules', '.tokpa-installed');

/** Installs what the lock file names, unless it is there: an installed shop needs no network. `beforeChange` may throw to prevent it. */
export async function ensureInstalled(beforeChange) {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new Stop(
      `Node ${process.versions.node} est trop ancien : il faut Node ${oldestNode} ou plus récent (https://nodejs.org).`,
    );
  }
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const stamp = `${wanted} ${process.platform}-${process.arch}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!holdsLockedPackages()) {
    await beforeChange?.();
    await step('Installation des dépendances', install);
  }
  writeFileSync(stampFile, stamp);
}

async function install() {
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [file, args] = npm ? [process.execPath, [npm, ...flags]] : ['npm', flags];
  const { code, output } = await runQuietly(file, args);
  if (code !== 0) throw new Stop(`L’installation des dépendances a échoué :\n${tail(output.split('Usage:')[0], 20)}`);
}

/** Whether npm itself (someone's `npm install`) has already put there what the lock file names. */
function holdsLockedPackages() {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(locked).every(([place, { version, optional, link, peer }]) => {
    if (!place.includes('node_modules/') || link) return true;
    const found = installed[place];
    return found ? found.version === version : Boolean(optional || peer);
  });
}
