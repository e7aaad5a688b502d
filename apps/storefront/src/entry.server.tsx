import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';
import { type FinishedPage, finishPage } from './finished-page.server.ts';

// The server runs the sources and this bundle side by side; handing the function out through the
// bundle keeps one single context key, the one that the loaders read.
export { provideApi } from './api/context.ts';

const renderTimeoutMs = 5_000;

// Beside the answers and not in them: a page of a hundred kilobytes would be copied and decoded at each step on its way.
const finishedPages = new WeakMap<Response, FinishedPage>();

/** What was rendered for this answer; undefined for one that is no page. */
export function finishedPageOf(response: Response): FinishedPage | undefined {
  return finishedPages.get(response);
}

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
  const response = new Response(null, { status, headers });
  finishedPages.set(response, finishPage(html, nonce));
  return response;
}

// Waits for everything: a page is cached and compressed once, so a stream would gain nothing.
function renderWhole(page: React.ReactNode, nonce: string): Promise<Buffer> {
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
