import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Picture } from '@tokpa/contract';
import type { PictureFiles } from './encode.ts';
import type { FileCall, FromShop, Task, ToShop } from './messages.ts';

const PROGRAM = fileURLToPath(new URL('picture-process.ts', import.meta.url));
const ENDS_AFTER_MS = 10_000;
// A photograph of 40 million pixels takes 300 MB while it is worked on.
const AT_ONCE = availableParallelism();

type Made<T extends Task> = T['act'] extends 'store' ? Picture : Uint8Array;
type Job = {
  task: Task;
  files: PictureFiles | undefined;
  resolve(made: Picture | Uint8Array): void;
  reject(fault: unknown): void;
};

let child: ChildProcess | undefined;
let ending: NodeJS.Timeout | undefined;
let jobs = 0;
const waiting: Job[] = [];
const inHand = new Map<number, Job>();

async function answer(files: PictureFiles, file: FileCall): Promise<boolean> {
  if ('exists' in file) return files.exists(file.exists);
  await files.put(file.put, file.bytes, { contentType: file.contentType });
  return true;
}

function finish(number: number): void {
  inHand.delete(number);
  begin();
}

async function hear(from: ChildProcess, message: ToShop): Promise<void> {
  const job = inHand.get(message.job);
  // It has heard what went wrong with a file.
  if (!job) return;
  const reply = (words: FromShop) => from.connected && from.send(words);
  if ('made' in message) {
    job.resolve(message.made);
    finish(message.job);
  } else if ('failed' in message) {
    job.reject(new Error(message.failed));
    finish(message.job);
  } else {
    const { call, file } = message;
    try {
      if (!job.files) throw new Error('this work has no files');
      reply({ call, isThere: await answer(job.files, file) });
    } catch (error) {
      job.reject(error);
      reply({ call, failed: true });
    }
  }
}

/** A process that died holds its work; what waits goes to the next one. */
function bury(dead: ChildProcess, code: number | null, signal: NodeJS.Signals | null): void {
  if (child === dead) child = undefined;
  const fault = Object.assign(new Error(`the process for pictures ended (${signal ?? code})`), {
    code: 'PICTURES_ENDED',
  });
  for (const job of inHand.values()) job.reject(fault);
  inHand.clear();
  if (waiting.length > 0) begin();
}

function start(): ChildProcess {
  const started = fork(PROGRAM, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.on('message', (message) => void hear(started, message as ToShop));
  started.once('exit', (code, signal) => bury(started, code, signal));
  return started;
}

function rest(): void {
  const idle = child;
  child = undefined;
  idle?.disconnect();
}

/** Hands on what waits, as much of it as may be in hand at once; a process with nothing in hand ends after a while. */
function begin(): void {
  clearTimeout(ending);
  while (waiting.length > 0 && inHand.size < AT_ONCE) {
    const job = waiting.shift() as Job;
    child ??= start();
    child.ref();
    child.channel?.ref();
    jobs += 1;
    inHand.set(jobs, job);
    child.send({ job: jobs, task: job.task } satisfies FromShop);
  }
  if (inHand.size > 0) return;
  // Whoever ends meanwhile does not wait for it.
  child?.unref();
  child?.channel?.unref();
  ending = setTimeout(rest, ENDS_AFTER_MS).unref();
}

/**
 * Has a picture worked on in a process that ends when there are none: what decoding and encoding take (300 MB for a large photograph) goes back
 * to the system with it, a picture that is made to do harm meets no shopper's request, and pages go first. `files` are written by this process.
 * Rejects with what sharp says of the bytes, with what the files throw, or with the code PICTURES_ENDED.
 */
export function workBeside<T extends Task>(task: T, files?: PictureFiles): Promise<Made<T>> {
  return new Promise((resolve, reject) => {
    waiting.push({ task, files, resolve: (made) => resolve(made as Made<T>), reject });
    begin();
  });
}
