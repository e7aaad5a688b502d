import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/** Runs a program to its end and keeps what it says: { code, output }. */
export function runQuietly(file, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}

/** Runs a program to its end on this terminal and returns its exit code. */
export function runVisibly(file, args, { cwd = root, env = process.env } = {}) {
  return endOf(startForeground(file, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] }));
}

/**
 * What Node is given to run the shop, everywhere from the root. Twice 16 MB for what lives a moment instead of twice 32: less memory for a few
 * more small collections. Full ones, around which answers are slow for a tenth of a second, begin when the heap has grown by 60 %.
 * `--expose-gc` lets the end of the start give back what it alone needed.
 */
function shopArguments() {
  return JSON.parse(readFileSync(path.join(root, 'apps/server/node-arguments.json'), 'utf8'));
}

/** Runs the shop. Its channel closes when this process is killed, so that it can end too. */
export function startShop(node, env = process.env) {
  return startForeground(node, shopArguments(), {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Its own process group: Ctrl-C and SIGTERM reach it once, from here and not also from the terminal. */
function startForeground(file, args, options) {
  const child = spawn(file, args, { ...options, detached: true });
  let isEnding = false;
  const forward = (signal) => {
    if (!isEnding) child.kill(signal);
    isEnding = true;
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  child.once('close', () => {
    for (const signal of signals) process.off(signal, forward);
  });
  return child;
}

/** The exit code; 128 + its number for a signal, as shells have it. */
export function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[signal] ?? 1));
  });
}

/** The last lines of a long output. */
export function tail(output, lines = 40) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
