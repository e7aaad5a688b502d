import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MOST_BYTES = 20_000_000;

const JAVA = 'java';
// For one run of seconds: what Java would do to be fast in an hour costs a fifth more. The checker's schemas need the deep stack.
const JAVA_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m'];
export const isCheckerOff = process.env['NU_CHECKER'] === 'off';

type Finding = { page: string; says: string; extract: string };
type Message = { type: string; url: string; message: string; extract?: string };

function jarPath(): string {
  const entry = createRequire(import.meta.url).resolve('vnu-jar');
  return path.join(path.dirname(entry), 'build', 'dist', 'vnu.jar');
}

async function check(folder: string): Promise<Message[]> {
  const options = ['--errors-only', '--stdout', '--exit-zero-always', '--format', 'json'];
  const command = [...JAVA_OPTIONS, '-jar', jarPath(), ...options, folder];
  const { stdout } = await run(JAVA, command, { maxBuffer: MOST_BYTES });
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

/** The one thing that the tests need and cannot bring: where it is missing they say so and go on. */
export function hasJava(): boolean {
  return spawnSync(JAVA, ['-version']).status === 0;
}

/** What the Nu HTML checker finds wrong with these pages (name → HTML), all of them in one run of Java. */
export async function findHtmlErrors(pages: ReadonlyMap<string, string>): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokpa-html-'));
  const names = [...pages.keys()];
  try {
    for (const [position, name] of names.entries()) {
      await writeFile(path.join(folder, `${position}.html`), pages.get(name) ?? '');
    }
    const messages = await check(folder);
    return messages.map(({ url, message, extract = '' }) => ({
      page: names[Number(path.basename(url, '.html'))] ?? url,
      says: message,
      extract,
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
