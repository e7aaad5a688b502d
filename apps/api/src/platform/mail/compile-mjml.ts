import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMPILER = fileURLToPath(new URL('mjml-process.ts', import.meta.url));

/**
 * MJML documents → HTML, in a process that ends afterwards: the MJML library takes most of a second and a hundred megabytes
 * to load, and the shop needs it once. Rejects when a document is no valid MJML.
 */
export function compileMjml(documents: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const compiler = fork(COMPILER, { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let complaint = '';
    compiler.stderr?.on('data', (words: Buffer) => {
      complaint += words.toString();
    });
    compiler.once('message', (html) => resolve(html as string[]));
    compiler.once('error', reject);
    compiler.once('close', () => reject(new Error(`the mails could not be compiled: ${complaint}`)));
    compiler.send(documents);
  });
}
