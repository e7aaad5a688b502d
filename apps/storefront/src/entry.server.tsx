import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';

// The server runs the sources and this bundle side by side; handing the function out through the
// bundle keeps one single context key, the one that the loaders read.
export { provideApi } from './api/context.ts';

const renderTimeoutMs = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = randomUUID();
  const html = await renderWhole(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, nonce);
  // Read and taken away by who writes the page's policy: only scripts that carry it are the page's own.
  headers.set('X-Script-Nonce', nonce);
  return new Response(lookFirst(html), { status, headers });
}

/** What is seen (styles, font, first picture) shares the narrow line before the scripts do. The router offers no such setting. */
function lookFirst(html: Buffer<ArrayBuffer>): string {
  return html.toString().replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

// Waits for everything: a page is cached and compressed once, so a stream would gain nothing.
function renderWhole(page: React.ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), renderTimeoutMs);
    const fail = (error: unknown) => {
      clearTimeout(timer);
      reject(error);
    };
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: fail,
      onError: fail,
    });
  });
}
