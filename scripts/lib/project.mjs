import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

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

/** Says what is being done and, once done, how long it took. */
export async function step(title, work) {
  const startedAt = Date.now();
  process.stdout.write(`• ${title}…\n`);
  const result = await work();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).replace('.', ',');
  process.stdout.write(`  fait en ${seconds} s\n`);
  return result;
}
