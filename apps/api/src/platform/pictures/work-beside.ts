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

type WorkBeside = <T extends Task>(task: T, files?: PictureFiles) => Promise<Made<T>>;

async function answer(files: PictureFiles, file: FileCall): Promise<boolean> {
  if ('exists' in file) return files.exists(file.exists);
  await files.put(file.put, file.bytes, { contentType: file.contentType });
  return true;
}

/** Whoever ends meanwhile waits for it, or does not. */
function setHeld(child: ChildProcess, isHeld: boolean): void {
  for (const one of [child, child.channel]) {
    if (isHeld) one?.ref();
    else one?.unref();
  }
}

/** A process that has work in hand, each piece under its number. It takes no more once it has ended, or was told to. */
class PictureProcess {
  readonly #child: ChildProcess;
  readonly #inHand = new Map<number, Job>();
  readonly #onRoom: () => void;
  #jobs = 0;
  isOver = false;

  constructor(onRoom: () => void) {
    this.#onRoom = onRoom;
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    this.#child = fork(PROGRAM, { execArgv: [], serialization: 'advanced', stdio: [...stdio] });
    this.#child.on('message', (message) => void this.#hear(message as ToShop));
    this.#child.once('exit', (code, signal) => this.#fail(signal ?? `${code}`));
    // Where the system has no room for one more process, or its channel breaks.
    this.#child.on('error', ({ message }) => this.#fail(message));
  }

  get inHand(): number {
    return this.#inHand.size;
  }

  take(job: Job): void {
    setHeld(this.#child, true);
    this.#jobs += 1;
    this.#inHand.set(this.#jobs, job);
    this.#say({ job: this.#jobs, task: job.task });
  }

  rest(): void {
    setHeld(this.#child, false);
  }

  end(): void {
    this.isOver = true;
    if (this.#child.connected) this.#child.disconnect();
  }

  #say(words: FromShop): void {
    if (this.#child.connected) this.#child.send(words);
  }

  #finish(job: number): void {
    this.#inHand.delete(job);
    this.#onRoom();
  }

  async #hear(message: ToShop): Promise<void> {
    const job = this.#inHand.get(message.job);
    if (!job) return;
    if ('made' in message) {
      job.resolve(message.made);
      this.#finish(message.job);
    } else if ('failed' in message) {
      job.reject(new Error(message.failed));
      this.#finish(message.job);
    } else {
      await this.#serve(job, message);
    }
  }

  async #serve({ files, reject }: Job, { call, file }: { call: number; file: FileCall }): Promise<void> {
    try {
      if (!files) throw new Error('this work has no files');
      this.#say({ call, isThere: await answer(files, file) });
    } catch (error) {
      reject(error);
      this.#say({ call, failed: true });
    }
  }

  /** It died with what it had in hand; what waits goes to the next one. */
  #fail(reason: string): void {
    this.end();
    const fault = Object.assign(new Error(`the process for pictures ended (${reason})`), { code: 'PICTURES_ENDED' });
    for (const job of this.#inHand.values()) job.reject(fault);
    this.#inHand.clear();
    this.#onRoom();
  }
}

/** Work for a process that is there while there is some, and ends so long after the last. */
export function createWorkBeside(endsAfterMs: number): WorkBeside {
  const waiting: Job[] = [];
  let current: PictureProcess | undefined;
  let ending: NodeJS.Timeout | undefined;

  function rest(idle: PictureProcess): void {
    // Whoever ends meanwhile does not wait for it.
    idle.rest();
    ending = setTimeout(() => idle.end(), endsAfterMs).unref();
  }

  /** Hands on what waits, as much of it as may be in hand at once. */
  function begin(): void {
    clearTimeout(ending);
    if (current?.isOver) current = undefined;
    while (waiting.length > 0 && (current?.inHand ?? 0) < AT_ONCE) {
      current ??= new PictureProcess(begin);
      current.take(waiting.shift() as Job);
    }
    if (current?.inHand === 0) rest(current);
  }

  return (task, files) =>
    new Promise((resolve, reject) => {
      waiting.push({ task, files, resolve: (made) => resolve(made as Made<typeof task>), reject });
      begin();
    });
}

/**
 * Has a picture worked on in a process that ends when there are none: what decoding and encoding take (300 MB for a large photograph) goes back
 * to the system with it, a picture that is made to do harm meets no shopper's request, and pages go first. `files` are written by this process.
 * Rejects with what sharp says of the bytes, with what the files throw, or with the code PICTURES_ENDED.
 */
export const workBeside = createWorkBeside(ENDS_AFTER_MS);
