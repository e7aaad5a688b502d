import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/**
 * MJML documents → HTML. In a thread that ends afterwards: the MJML library takes most of a second and a hundred megabytes
 * to load, and the shop needs it once.
 */
export function compileMjml(documents: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: documents });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (status) => reject(new Error(`the MJML thread ended with ${status} before it answered`)));
  });
}

async function compileHere(document: string): Promise<string> {
  const { default: mjml2html } = await import('mjml');
  // Without fonts: the library would link a font service for the names that it knows.
  const { html } = await mjml2html(document, { fonts: {}, validationLevel: 'strict' });
  return html;
}

if (!isMainThread && Array.isArray(workerData)) {
  parentPort?.postMessage(await Promise.all((workerData as string[]).map((document) => compileHere(document))));
}
