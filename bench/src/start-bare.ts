import { spawn } from 'node:child_process';
import path from 'node:path';
import { answers, nodeArguments, stopChild, waitUntil, type Running } from './shop.ts';

type Program = 'bare-server.ts' | 'bare-react.ts' | 'bare-answers.ts';

/** What Node is given to run the shop, but for the program itself. */
export async function bareArguments(): Promise<string[]> {
  return (await nodeArguments()).filter((argument) => argument.startsWith('--'));
}

/**
 * What a shop is measured against: `bare-server.ts` sends recorded bytes, `bare-react.ts` writes a page by React alone,
 * `bare-answers.ts` reads rows and sends them. Node keeps its house as the shop's does: the collector has the same room.
 */
export async function startBare(program: Program, port: number): Promise<Running> {
  const url = `http://127.0.0.1:${port}`;
  const file = path.join(import.meta.dirname, program);
  const child = spawn(process.execPath, [...(await bareArguments()), file, String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  await waitUntil(() => answers(url), 10_000, program);
  return { url, pid: child.pid ?? 0, stop: () => stopChild(child) };
}
