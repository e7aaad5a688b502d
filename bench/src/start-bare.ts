import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answers, ROOT, stopChild, waitUntil, type Running } from './shop.ts';

type Program = 'bare-server.ts' | 'bare-react.ts' | 'bare-answers.ts';

/** What Node is given to run the shop, but for the program itself. */
export function nodeArguments(): string[] {
  const given = JSON.parse(readFileSync(path.join(ROOT, 'apps/server/node-arguments.json'), 'utf8')) as string[];
  return given.filter((argument) => argument.startsWith('--'));
}

/**
 * What a shop is measured against: `bare-server.ts` sends recorded bytes, `bare-react.ts` writes a page by React alone,
 * `bare-answers.ts` reads rows and sends them. Node keeps its house as the shop's does: the collector has the same room.
 */
export async function startBare(program: Program, port: number): Promise<Running> {
  const url = `http://127.0.0.1:${port}`;
  const file = path.join(import.meta.dirname, program);
  const child = spawn(process.execPath, [...nodeArguments(), file, String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  await waitUntil(() => answers(url), 10_000, program);
  return { url, pid: child.pid ?? 0, stop: () => stopChild(child) };
}
