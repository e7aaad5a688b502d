import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ask, sharedOut } from './ask.ts';
import { FILLED } from './big-shop/prepare.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { type Figure, median, say } from './figures.ts';
import { sampleShop } from './samples.ts';
import { answers, databaseOf, ROOT, startShop, stopChild, waitUntil } from './shop.ts';
import { bareArguments } from './start-bare.ts';

const IDLE_MB = 150;
const LOADED_MB = 400;
const READY_S = 3;
const CONNECTIONS = 32;
const SETTLED_AFTER_MS = 3000;
const LOOKED_EVERY_MS = 200;
// A minute of the whole version.
const ROUNDS_UNDER_LOAD = 20;
const READY_WITHIN_MS = 180_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Megabytes that the process has in memory, from /proc. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1]) / 1024;
}

async function highestDuring(pid: number, work: Promise<unknown>): Promise<number> {
  let highest = 0;
  let isOver = false;
  const done = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    highest = Math.max(highest, await memoryOf(pid));
    await pause(LOOKED_EVERY_MS);
  }
  await done;
  return highest;
}

/** What Node itself has when it serves and does nothing else, without what turns TypeScript into JavaScript. */
async function memoryOfBareNode(port: number): Promise<number> {
  const program = `require('node:http').createServer((request, response) => response.end()).listen(${port}, '127.0.0.1')`;
  const child = spawn(process.execPath, [...(await bareArguments()), '-e', program], { stdio: 'ignore' });
  try {
    await waitUntil(() => answers(`http://127.0.0.1:${port}`), READY_WITHIN_MS, 'bare Node');
    await pause(SETTLED_AFTER_MS);
    return await memoryOf(child.pid ?? 0);
  } finally {
    await stopChild(child);
  }
}

/** Idle, and while 32 connections read pages and calls of which most are not in the cache yet. */
export async function measureMemory({ size, dataDir, port, options }: BigShop): Promise<Figure[]> {
  const running = await startShop({ port, dataDir, env: FILLED });
  try {
    await pause(SETTLED_AFTER_MS);
    const idle = await memoryOf(running.pid);
    const bareNode = await memoryOfBareNode(port + 1);
    const { products, categories } = await sampleShop((await databaseOf(dataDir)).url);
    const paths = [
      ...categories.map((slug) => `/category/${slug}`),
      ...products.flatMap((slug, at) => [
        `/product/${slug}`,
        `/api/v1/products/${slug}`,
        `/api/v1/products?page=${at + 1}`,
      ]),
    ];
    const seconds = options.seconds * ROUNDS_UNDER_LOAD;
    const load = ask({
      url: running.url,
      connections: CONNECTIONS,
      seconds,
      requestsOf: sharedOut(paths, CONNECTIONS),
    });
    const loaded = await highestDuring(running.pid, load);
    const { perSecond, failed } = await load;
    const detail = `${Math.round(perSecond)} requests a second, ${failed} failed`;
    say(`  memory: idle ${Math.round(idle)} MB, under load ${Math.round(loaded)} MB (${detail})`);
    return [
      { what: 'memory of the web process, idle', size, value: idle, unit: 'MB', atMost: IDLE_MB },
      { what: '… of a bare Node server', size, value: bareNode, unit: 'MB' },
      {
        what: 'memory of the web process, under load',
        size,
        value: failed > 0 ? Infinity : loaded,
        unit: 'MB',
        detail,
        atMost: LOADED_MB,
      },
    ];
  } finally {
    await running.stop();
  }
}

async function startOnce(dataDir: string, port: number): Promise<number> {
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const env = { ...process.env, ...FILLED, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    await waitUntil(async () => hasEnded() || answers(`${url}/readyz`), READY_WITHIN_MS, 'the shop');
    if (hasEnded()) throw new Error('npm start ended before the shop was ready');
    return (performance.now() - began) / 1000;
  } finally {
    await stopChild(child);
    await waitUntil(async () => !(await answers(`${url}/healthz`)), READY_WITHIN_MS, 'the end of the shop');
  }
}

/** What `npm start` takes, its own PostgreSQL included, when everything is installed and built. */
export async function measureStart({ size, dataDir, port, options }: BigShop): Promise<Figure> {
  const seconds: number[] = [];
  for (let round = 0; round < options.rounds; round += 1) seconds.push(await startOnce(dataDir, port));
  say(`  start to ready: ${median(seconds).toFixed(1)} s`);
  return { what: 'start to ready', size, value: median(seconds), unit: 's', atMost: READY_S };
}
