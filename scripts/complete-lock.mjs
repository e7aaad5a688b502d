// npm leaves the optional packages of platforms that it could not look up out of package-lock.json, and `npm ci` then
// refuses the file. This writes them in: npm skips them on any other platform. `--check` only says whether any is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main, root, Stop } from './lib/project.mjs';

const lockFile = path.join(root, 'package-lock.json');

await main(() => {
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  const missing = missingPackages(lock.packages);
  if (missing.length === 0) return;
  if (process.argv.includes('--check')) {
    throw new Stop(`package-lock.json oublie ${missing.map(({ name }) => name).join(', ')} : lancez \`npm run lock\`.`);
  }
  for (const { place, name, version } of missing) lock.packages[place] = entry(name, version);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  );
  writeFileSync(lockFile, `${JSON.stringify(lock, undefined, 2)}\n`);
  process.stdout.write(`${missing.length} paquets ajoutés à package-lock.json\n`);
});

function missingPackages(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isReachable(packages, parent, name))
      .map(([name, range]) => ({ name, version: range.replace(/^[~^]/u, ''), place: `node_modules/${name}` })),
  );
}

/** As Node looks for it: in the package's own node_modules, then further out. */
function isReachable(packages, parent, name) {
  for (let from = parent; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    if (packages[from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`]) return true;
    if (from === '') return false;
    if (!from.includes('/node_modules/')) from = '/node_modules/';
  }
}

function entry(name, version) {
  const file = name.split('/').at(-1);
  return {
    version,
    resolved: `https://registry.npmjs.org/${name}/-/${file}-${version}.tgz`,
    optional: true,
    ...platform(file),
  };
}

function platform(file) {
  const os = [
    'android',
    'darwin',
    'freebsd',
    'linux',
    'netbsd',
    'openbsd',
    'openharmony',
    'sunos',
    'aix',
    'win32',
  ].find((one) => file.includes(one));
  const cpu = [
    'arm64',
    'armv7',
    'arm',
    'x64',
    'ia32',
    'ppc64',
    'riscv64',
    's390x',
    'loong64',
    'mips64el',
    'wasm32',
  ].find((one) => file.includes(`-${one}`));
  const libc = file.includes('musl') ? 'musl' : 'glibc';
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu === 'armv7' ? 'arm' : cpu] }),
    ...(os === 'linux' && /gnu|musl/u.test(file) && { libc: [libc] }),
  };
}
