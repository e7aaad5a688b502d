import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, Stop } from './project.mjs';

/** The Node that runs the shop's TypeScript as it is: ours, whatever the machine has. */
export function findNode24() {
  const own = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Stop('Node 24 manque dans node_modules : supprimez le dossier node_modules et recommencez.');
}

/** The command line of a package's program under Node 24. */
export function program(...place) {
  return path.join(root, 'node_modules', ...place);
}
