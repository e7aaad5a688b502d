import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';
import { type FinishedPage, finishPage } from './finished-page.server.ts';
import { handoffScript } from './handoff.server.ts';

// The server runs the sources and this bundle side by side; handing the function out through the
// bundle keeps one single context key, the one that the loaders read.
export { provideApi } from './api/context.ts';

// Beside the answers and not in them: a page of a hundred kilobytes would be copied and decoded at each step on its way.
const finishedPages = new WeakMap<Response, FinishedPage>();

/** What was rendered for this answer, to whoever asks first; undefined for one that is no page. */
export function takeFinishedPage(response: Response): FinishedPage | undefined {
  const page = finishedPages.get(response);
  // The answer itself may live until the next full collection.
  finishedPages.delete(response);
  return page;
}

/** The routes that this page is made of: of all that it is given, the router makes routes of its own, twice over, for each page. */
function routesOf({
  manifest,
  staticHandlerContext: { matches },
}: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>) {
  return Object.fromEntries(matches.map(({ route: { id } }) => [id, manifest.routes[id]]));
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = randomUUID();
  const handoff = serverHandoffStream ? await text(serverHandoffStream) : '';
  // All that a page shows is there: as one text React writes it in half of the time that its stream takes.
  const manifest = { ...routerContext.manifest, routes: routesOf(routerContext) };
  const page = renderToString(
    <ServerRouter context={{ ...routerContext, manifest }} url={request.url} nonce={nonce} />,
  );
  const isAlive = routerContext.renderMeta?.didRenderScripts === true;
  const response = new Response(null, { status, headers });
  finishedPages.set(response, finishPage(page, nonce, isAlive ? handoffScript(handoff) : undefined));
  // The router's getters, as those of any object literal, are old at birth: they would hold what was found until the next full collection.
  // Last of all: what fails before this is rendered once more with it.
  routerContext.staticHandlerContext.loaderData = {};
  return response;
}
