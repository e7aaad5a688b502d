import { setPriority } from 'node:os';
import { type PictureFiles, reencodePicture, storePicture } from './encode.ts';
import type { FileCall, FromShop, Task, ToShop } from './messages.ts';

// Whoever looks at the shop goes first, three times out of four where both want the same core.
const AFTER_OTHERS = 5;
setPriority(AFTER_OTHERS);

// Ctrl-C reaches all processes at once: the shop ends its work first, then the channel, and this process with it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());

const say = (message: ToShop) => process.send?.(message);
const asked = new Map<number, PromiseWithResolvers<boolean>>();
let calls = 0;

/** The shop's files, which are the shop's to write. */
function filesOf(job: number): PictureFiles {
  const ask = (file: FileCall): Promise<boolean> => {
    calls += 1;
    const answer = Promise.withResolvers<boolean>();
    asked.set(calls, answer);
    say({ job, call: calls, file });
    return answer.promise;
  };
  return {
    exists: (name) => ask({ exists: name }),
    put: async (name, bytes, { contentType }) => {
      await ask({ put: name, bytes, contentType });
    },
  };
}

async function work(job: number, task: Task): Promise<void> {
  try {
    const isStored = task.act === 'store';
    const made = await (isStored ? storePicture(filesOf(job), task.bytes, task.alt) : reencodePicture(task.bytes));
    say({ job, made });
  } catch (error) {
    say({ job, failed: error instanceof Error ? error.message : String(error) });
  }
}

process.on('message', (message: FromShop) => {
  if ('job' in message) {
    void work(message.job, message.task);
    return;
  }
  const answer = asked.get(message.call);
  asked.delete(message.call);
  if ('failed' in message) answer?.reject(new Error('the file was not to be had'));
  else answer?.resolve(message.isThere);
});
