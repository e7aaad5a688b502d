import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import type { BuildOptions } from 'vite';

/** A worker that went wrong is withdrawn by a release with `withdrawn-worker.ts` here: see the README. */
const WORKER = 'src/offline/worker.ts';

const OFFLINE_FILES = ['/offline', '/favicon.svg'];
// By the beginnings of their file names: what the offline page is made of; where an installed shop begins, and what opens under the hand.
const OFFLINE_PAGE = ['entry.client', 'root', 'offline'];
const IN_HAND = ['home', 'cart-drawer', 'add-article', 'send-wishes', 'in-cart', 'search-panel', 'confirm-dialog'];
// The router names its own file, which every page asks for first; the route that is called so too is named as all our scripts are.
const ROUTER_MANIFEST = /^manifest-[\da-f]{8}\.js$/;
const STATIC_IMPORT = /(?:from|import)\s*"\.\/(?<file>[\w.-]+\.js)"/g;

type Entry = { url: string; revision: string | null };
type Target = NonNullable<BuildOptions['target']>;

function withImports(folder: string, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(path.join(folder, file), 'utf8');
    for (const { groups } of code.matchAll(STATIC_IMPORT)) if (groups?.['file']) visit(groups['file']);
  };
  files.forEach(visit);
  return found;
}

/** The built scripts with this name (`root-v5ha5hG.js`). */
const called = (name: string) => (file: string) =>
  file.startsWith(`${name}-`) && /^[\w-]{7}\.js$/.test(file.slice(name.length + 1));

function found(files: readonly string[], name: string, isIt: (file: string) => boolean): string[] {
  const these = files.filter((file) => isIt(file));
  // Missed only by who has no network: better seen here.
  if (these.length === 0) throw new Error(`The worker needs a script called ${name}, and the build has none.`);
  return these;
}

/** The built scripts with one of these names, and all that they import. */
function scriptsOf(folder: string, files: readonly string[], names: readonly string[]): Set<string> {
  return withImports(
    folder,
    names.flatMap((name) => found(files, name, called(name))),
  );
}

const toEntry = (file: string): Entry => ({ url: `/assets/${file}`, revision: null });

function listsOf(clientFolder: string): { needed: Entry[]; welcome: Entry[] } {
  const folder = path.join(clientFolder, 'assets');
  const files = readdirSync(folder).sort();
  const manifest = found(files, 'manifest', (file) => ROUTER_MANIFEST.test(file));
  const page = new Set([...scriptsOf(folder, files, OFFLINE_PAGE), ...manifest]);
  const inHand = scriptsOf(folder, files, IN_HAND);
  const looks = files.filter((file) => /^root-.*\.css$|\.woff2$/.test(file));
  const release = createHash('sha256').update(files.join()).digest('hex').slice(0, 16);
  return {
    needed: [...OFFLINE_FILES.map((url) => ({ url, revision: release })), ...[...page, ...looks].map(toEntry)],
    welcome: [...inHand].filter((file) => !page.has(file)).map(toEntry),
  };
}

/** Writes `sw.js` beside the built pages, which it names: one file, because workers load no modules everywhere. */
export async function buildWorker(root: string, target: Target): Promise<void> {
  const outDir = path.join(root, 'build', 'client');
  const { needed, welcome } = listsOf(outDir);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      NEEDED_OFFLINE: JSON.stringify(needed),
      WELCOME_OFFLINE: JSON.stringify(welcome),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: path.join(root, WORKER), output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}
