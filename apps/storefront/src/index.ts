import { fileURLToPath } from 'node:url';
import type { ApiClient } from '@tokpa/contract/client';
import { createRequestHandler } from 'react-router';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { FinishedPage } from './finished-page.server.ts';

/** One answer, whole. `scriptHashes` are those of a page's own inline scripts, as a Content-Security-Policy names them. */
export type PageAnswer = { status: number; headers: Headers; body: Buffer; scriptHashes: readonly string[] };

/** Answers one request for a page or its `.data`; every call that the page makes goes through `api`. */
export type Pages = (request: Request, context: { api: ApiClient }) => Promise<PageAnswer>;

/** The folder of the built scripts, styles, fonts and pictures, to be served at `/`. Those below `assets/` never change. */
export const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));

const builtServer = new URL('../build/server/index.js', import.meta.url).href;

/** The pages as `react-router build` left them. */
export async function loadBuild(): Promise<ServerBuild> {
  return (await import(builtServer)) as ServerBuild;
}

/** `report` hears of what went wrong while a page was made; what the API refused is not among it, the API tells of that itself. */
export function createPages(build: ServerBuild, report: (fault: unknown) => void): Pages {
  const module: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    handleError(error, { request }) {
      const isRefusal = error instanceof Error && error.name === 'ApiError';
      if (!isRefusal && !request.signal.aborted) report(error);
    },
  };
  const answer = createRequestHandler({ ...build, entry: { module } }, process.env['NODE_ENV']);
  const { provideApi, takeFinishedPage } = entryOf(build);
  return async (request, { api }) => {
    const response = await answer(request, provideApi(api));
    const page = takeFinishedPage(response);
    return {
      status: response.status,
      headers: response.headers,
      body: page?.html ?? Buffer.from(await response.arrayBuffer()),
      scriptHashes: page?.scriptHashes ?? [],
    };
  };
}

type Entry = {
  provideApi: (api: ApiClient) => RouterContextProvider;
  takeFinishedPage: (response: Response) => FinishedPage | undefined;
};

function entryOf(build: ServerBuild): Entry {
  const { provideApi, takeFinishedPage } = build.entry.module as ServerBuild['entry']['module'] & Partial<Entry>;
  if (!provideApi || !takeFinishedPage)
    throw new Error('This build of the storefront is of another version: build it again.');
  return { provideApi, takeFinishedPage };
}
