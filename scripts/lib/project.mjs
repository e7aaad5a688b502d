import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folders that may have packages of their own, the root last, each as a path from it. */
export function workspaces() {
  const nested = ['packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
  );
  return [...nested, 'e2e', 'bench', '.'];
}

/** An expected failure: its message, a French sentence, is all that is shown. */
export class Stop extends Error {}

/** Runs a script: an expected failure ends it with its sentence, anything else with its trace. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    process.stderr.write(error instanceof Stop ? `\n${error.message}\n` : `\n${error.stack}\n`);
    process.exitCode = 1;
  }
}

const SIGN_OF_LIFE_MS = 15_000;

/** Says what is being done, every quarter of a minute that it still is and, once done, how long it took. */
export async function step(title, work) {
  const startedAt = Date.now();
  const seconds = (digits) => ((Date.now() - startedAt) / 1000).toFixed(digits).replace('.', ',');
  process.stdout.write(`• ${title}…\n`);
  const signOfLife = setInterval(() => process.stdout.write(`  en cours depuis ${seconds(0)} s…\n`), SIGN_OF_LIFE_MS);
  try {
    const result = await work();
    process.stdout.write(`  fait en ${seconds(1)} s\n`);
    return result;
  } finally {
    clearInterval(signOfLife);
  }
}
