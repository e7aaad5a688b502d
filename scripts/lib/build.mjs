import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly, tail } from './children.mjs';
import { compressFiles } from './compress.mjs';
import { findNode24, program } from './node24.mjs';
import { root, step, Stop } from './project.mjs';

const pages = {
  title: 'Construction des pages de la boutique',
  folder: path.join(root, 'apps', 'storefront'),
  command: [program('@react-router', 'dev', 'bin.cjs'), 'build'],
  sources: ['apps/storefront', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'],
  built: 'build',
  sent: 'build/client',
};

const backOffice = {
  title: 'Construction du back-office',
  folder: path.join(root, 'apps', 'admin'),
  command: [program('vite', 'bin', 'vite.js'), 'build'],
  sources: ['apps/admin', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'],
  built: 'dist',
  sent: 'dist/assets',
};

/** Builds what has changed since its last build. `beforeChange` may throw to prevent it. */
export async function ensureBuilt(beforeChange) {
  for (const app of [pages, backOffice]) await ensureAppBuilt(app, beforeChange);
}

async function ensureAppBuilt({ title, folder, command, sources, built, sent }, beforeChange) {
  const stampFile = path.join(folder, built, '.sources');
  const current = hashOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current) return;
  await beforeChange?.();
  rmSync(stampFile, { force: true });
  await step(title, async () => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const { code, output } = await runQuietly(findNode24(), command, { cwd: folder, env });
    if (code !== 0) throw new Stop(`La construction a échoué :\n${tail(output, 80)}`);
    compressFiles(path.join(folder, sent));
  });
  writeFileSync(stampFile, current);
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesIn(source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(place) {
  const entries = place.endsWith('.json') ? undefined : readdirSync(path.join(root, place), { withFileTypes: true });
  if (entries === undefined) return [place];
  return entries
    .filter(({ name }) => !/^(?:node_modules|build|dist|\.react-router|\.vite)$|\.test\.tsx?$/u.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${place}/${entry.name}`) : [`${place}/${entry.name}`]));
}
