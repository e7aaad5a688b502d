import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbedError, type ServerAccount } from './embed-account.ts';
import { serverEnvironment, serverSettings, type ClusterPaths } from './embed-cluster.ts';
import { hasProcessIn, isServerOf } from './embed-processes.ts';

export type ServerOptions = {
  paths: ClusterPaths;
  account: ServerAccount;
  port: number;
  durable: boolean;
  connections: number;
  report: (sentence: string) => void;
};

export type Server = {
  /** Fast shutdown: open transactions are rolled back, then it waits for the end. */
  stop: () => Promise<void>;
  /** Only asks for it: all that can be done while the process exits. */
  abandon: () => void;
};

const logLimitBytes = 10_000_000;
const restartDelays = [100, 250, 500, 1000, 2000, 5000];

/** Starts the server and starts it again whenever it dies before `stop`. */
export async function superviseServer(options: ServerOptions): Promise<Server> {
  let server = await startServer(options);
  let isStopping = false;

  const keepAlive = (watched: ChildProcess) => {
    watched.once('exit', () => {
      if (isStopping) return;
      options.report('PostgreSQL s’est arrêté de façon inattendue ; il redémarre.');
      void restart();
    });
  };
  const restart = async () => {
    for (let attempt = 0; !isStopping; attempt += 1) {
      await delay(restartDelays[Math.min(attempt, restartDelays.length - 1)]);
      if (isStopping) return;
      server = launch(options);
      const failure = await untilReady(server, options.paths);
      if (failure === undefined) {
        options.report('PostgreSQL a redémarré.');
        keepAlive(server);
        return;
      }
      options.report(`PostgreSQL n’a pas pu redémarrer : ${failure}`);
    }
  };

  keepAlive(server);
  return {
    stop: async () => {
      isStopping = true;
      await endServer(server);
    },
    abandon: () => {
      isStopping = true;
      server.kill('SIGINT');
    },
  };
}

/** A crashed server's last children may hold its shared memory for a moment: hence the attempts. */
async function startServer(options: ServerOptions): Promise<ChildProcess> {
  let failure: string | undefined;
  for (const pause of [0, ...restartDelays]) {
    await delay(pause);
    const server = launch(options);
    failure = await untilReady(server, options.paths);
    if (failure === undefined) return server;
    if (!failure.includes('pre-existing shared memory')) break;
  }
  throw new EmbedError(`PostgreSQL n’a pas démarré : ${failure} (journal : ${options.paths.logFile})`);
}

function launch({ paths, account, ...settings }: ServerOptions): ChildProcess {
  const log = openSync(paths.logFile, 'a', 0o600);
  const command = [...account.prefix, paths.postgres, '-D', paths.clusterDir, ...serverSettings(settings)];
  const [file = '', ...args] = command;
  // Its own process group: Ctrl-C reaches the shop, which first finishes its requests.
  const server = spawn(file, args, { cwd: '/', detached: true, env: serverEnvironment(), stdio: ['ignore', log, log] });
  closeSync(log);
  server.unref();
  return server;
}

/** undefined once it accepts connections, else what it said before it ended. */
async function untilReady(server: ChildProcess, paths: ClusterPaths): Promise<string | undefined> {
  let spawnFailure: Error | undefined;
  server.once('error', (error) => {
    spawnFailure = error;
  });
  while (server.exitCode === null && server.signalCode === null && spawnFailure === undefined) {
    const { pid, status } = await readPidFile(paths.clusterDir);
    if (pid === server.pid && status === 'ready') return undefined;
    await delay(15);
  }
  return spawnFailure?.message ?? (await lastFailure(paths.logFile));
}

async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.ref();
  server.kill('SIGINT');
  // A shutdown that hangs is cut: the log makes the next start whole again.
  const cut = setTimeout(() => server.kill('SIGQUIT'), 20_000);
  await ended;
  clearTimeout(cut);
}

/** A server that outlived its shop (SIGKILL) is ended cleanly; a number in the pid file that is nobody's any more is forgotten. */
export async function endOutlivingServer(clusterDir: string): Promise<void> {
  const { pid } = await readPidFile(clusterDir);
  if (pid === undefined) return;
  if (isServerOf(clusterDir, pid)) {
    process.kill(pid, 'SIGINT');
    const cut = setTimeout(() => process.kill(pid, 'SIGQUIT'), 20_000);
    await gone(() => isServerOf(clusterDir, pid), `L’ancien PostgreSQL (processus ${pid})`);
    clearTimeout(cut);
    return;
  }
  // Without its pid file a new server could not see the last children of a killed one: they end first.
  await gone(() => hasProcessIn(clusterDir), 'Un reste de l’ancien PostgreSQL');
  await rm(path.join(clusterDir, 'postmaster.pid'), { force: true });
}

async function gone(isThere: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (isThere()) {
    if (Date.now() > deadline) throw new EmbedError(`${what} ne s’arrête pas : arrêtez-le à la main.`);
    await delay(20);
  }
}

/** Lines 1 and 8 of postmaster.pid: the process and how far it has come. */
async function readPidFile(clusterDir: string): Promise<{ pid: number | undefined; status: string }> {
  const text = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return { pid: Number.isSafeInteger(pid) && pid > 0 ? pid : undefined, status: lines[7]?.trim() ?? '' };
}

async function lastFailure(logFile: string): Promise<string> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  const lines = log.trimEnd().split('\n').slice(-20);
  return lines.findLast((line) => /FATAL|PANIC|ERROR/u.test(line)) ?? lines.at(-1) ?? '';
}

export async function rotateLog(logFile: string): Promise<void> {
  const found = await stat(logFile).catch(() => undefined);
  if (found !== undefined && found.size > logLimitBytes) await rename(logFile, `${logFile}.1`);
}
