import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, vi } from 'vitest';
import { connect, type Database } from '@tokpa/api';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
    templateDatabase: string;
  }
}

const MAIN = path.join(import.meta.dirname, '../../main.mjs');
// A minute on a machine that does nothing else.
const START = { timeout: 60_000, interval: 100 };

type Options = { port: number; env?: Readonly<Record<string, string>> };

/** A whole shop in a process of its own, on a database of its own, that can be killed as a power cut does it. */
export class KillableShop {
  readonly url: string;
  readonly database: Database;
  readonly #server: Database;
  readonly #name: string;
  readonly #dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  private constructor({ port, env }: Options, made: { server: Database; name: string; dataDir: string }) {
    const databaseUrl = Object.assign(new URL(inject('databaseServerUrl')), { pathname: `/${made.name}` }).href;
    this.url = `http://127.0.0.1:${port}`;
    this.database = connect(databaseUrl, { max: 2 });
    this.#server = made.server;
    this.#name = made.name;
    this.#dataDir = made.dataDir;
    this.#env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: this.url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: made.dataDir,
      DEMO: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    };
  }

  /** Its database is there; it is not started yet. */
  static async create(options: Options): Promise<KillableShop> {
    const template = inject('templateDatabase');
    const name = `${template}_killed_${randomBytes(4).toString('hex')}`;
    const server = connect(inject('databaseServerUrl'), { max: 1 });
    await server.pool.query(`create database ${name} template ${template}`);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'tokpa-killed-'));
    return new KillableShop(options, { server, name, dataDir });
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, [MAIN], { env: this.#env, stdio: 'ignore' });
    await vi.waitFor(async () => expect((await fetch(`${this.url}/readyz`)).ok).toBe(true), START);
  }

  /** The processes that serve beside the first one; none without WEB_CONCURRENCY. */
  async workers(): Promise<number[]> {
    const pid = this.#child?.pid ?? 0;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** Kills it and leaves nothing of it. */
  async remove(): Promise<void> {
    await this.kill();
    await this.database.close();
    await this.#server.pool.query(`drop database ${this.#name} with (force)`);
    await this.#server.close();
    await rm(this.#dataDir, { recursive: true });
  }
}
