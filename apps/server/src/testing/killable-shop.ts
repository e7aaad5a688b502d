import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, vi } from 'vitest';
import type { Database } from '@tokpa/api';
import { createOwnDatabase, type OwnDatabase } from './own-database.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
// What `npm start` and the container give to Node.
const ARGUMENTS = JSON.parse(readFileSync(path.join(ROOT, 'apps/server/node-arguments.json'), 'utf8')) as string[];
// A minute on a machine that does nothing else.
const START = { timeout: 60_000, interval: 100 };

type Options = {
  port: number;
  env?: Readonly<Record<string, string>>;
  /** What Node is given besides. */
  nodeArguments?: readonly string[];
};

/** A whole shop in a process of its own, on a database of its own, that can be killed as a power cut does it. */
export class KillableShop {
  readonly url: string;
  readonly database: Database;
  readonly #own: OwnDatabase;
  readonly #dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #arguments: readonly string[];
  #said = '';
  #child: ChildProcess | undefined;

  private constructor({ port, env, nodeArguments = [] }: Options, own: OwnDatabase, dataDir: string) {
    this.url = `http://127.0.0.1:${port}`;
    this.database = own.database;
    this.#own = own;
    this.#dataDir = dataDir;
    this.#arguments = [...nodeArguments, ...ARGUMENTS];
    this.#env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: this.url,
      DATABASE_URL: own.url,
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    };
  }

  /** Its database is there; it is not started yet. */
  static async create(options: Options): Promise<KillableShop> {
    const own = await createOwnDatabase();
    return new KillableShop(options, own, await mkdtemp(path.join(tmpdir(), 'tokpa-killed-')));
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#arguments, {
      cwd: ROOT,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => (this.#said += text));
    this.#child = child;
    await vi.waitFor(async () => expect((await fetch(`${this.url}/readyz`)).ok).toBe(true), START);
  }

  get databaseName(): string {
    return this.#own.name;
  }

  /** All that it has written to its standard output. */
  said(): string {
    return this.#said;
  }

  /** Megabytes that its first process has in memory. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.#child?.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1]) / 1024;
  }

  /** The processes that serve beside the first one; none without WEB_CONCURRENCY. */
  async workers(): Promise<number[]> {
    const pid = this.#child?.pid ?? 0;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to leave; resolves with its exit code. */
  stop(signal: 'SIGTERM' | 'SIGHUP' = 'SIGTERM'): Promise<number | null> {
    return this.#end(signal);
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return gone;
  }

  /** Kills it and leaves nothing of it. */
  async remove(): Promise<void> {
    await this.kill();
    await this.#own.drop();
    await rm(this.#dataDir, { recursive: true });
  }
}
