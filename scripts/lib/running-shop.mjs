import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root, Stop } from './project.mjs';

const SHOP = 'apps/server/main.mjs';
const UNTOUCHED = 'Rien n’a été installé ni construit.';

/** Throws a Stop while a shop is served from this folder: what is installed or built now would be changed under it. */
export function refuseUnderRunningShop() {
  const ownNode = path.join(root, 'node_modules', 'node', 'bin', path.sep);
  const shop = listCommands().find(({ command }) => command.startsWith(ownNode) && command.includes(SHOP));
  if (shop === undefined) return;
  throw new Stop(
    `Ce dossier porte une autre version que la boutique qui y tourne encore (processus ${shop.pid}) : arrêtez-la d’abord. ${UNTOUCHED}`,
  );
}

/** Throws a Stop when another program has the shop's port: known before minutes of set-up. What else a port may be, the shop says. */
export async function refuseTakenPort({ PORT, HOST } = process.env) {
  const port = Number(PORT?.trim() || 3000);
  const code = await tryPort(port, HOST?.trim() || '0.0.0.0');
  if (code !== 'EADDRINUSE') return;
  throw new Stop(
    `Le port ${port} est déjà pris. Si c’est par la boutique, arrêtez-la d’abord ; sinon choisissez un autre port : PORT=3001 npm start. ${UNTOUCHED}`,
  );
}

/** The system's code of what is wrong with a port; undefined for one that is free. */
function tryPort(port, host) {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', ({ code }) => resolve(code));
    try {
      probe.listen(port, host, () => probe.close(() => resolve(undefined)));
    } catch ({ code }) {
      resolve(code);
    }
  });
}

function listCommands() {
  if (process.platform !== 'linux') return listByPs();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      try {
        return [{ pid, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

function listByPs() {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, command] = /^\s*(\d+) (.*)$/u.exec(line) ?? [];
    return command === undefined ? [] : [{ pid, command }];
  });
}
