import { fileURLToPath } from 'node:url';
import type { ApiClient } from '@tokpa/contract/client';
import { createRequestHandler } from 'react-router';
import type { RouterContextProvider, ServerBuild } from 'react-router';

/** Answers one request for a page or its `.data`; every call that the page makes goes through `api`. */
export type Pages = (request: Request, context: { api: ApiClient }) => Promise<Response>;

/** The folder of the built scripts, styles, fonts and pictures, to be served at `/`. Those below `assets/` never change. */
export const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));

const builtServer = new URL('../build/server/index.js', import.meta.url).href;

/** The pages as `react-router build` left them. */
export async function loadBuild(): Promise<ServerBuild> {
  return (await import(builtServer)) as ServerBuild;
}

/** `build` may be a function that gives the present build, as a development server does. */
export function createPages({ build }: { build: ServerBuild | (() => Promise<ServerBuild>) }): Pages {
  const answer = createRequestHandler(build, process.env['NODE_ENV']);
  return async (request, { api }) => {
    const current = typeof build === 'function' ? await build() : build;
    return answer(request, contextOf(current, api));
  };
}

type WithContext = { provideApi: (api: ApiClient) => RouterContextProvider };

function contextOf(build: ServerBuild, api: ApiClient): RouterContextProvider {
  const entry = build.entry.module as ServerBuild['entry']['module'] & Partial<WithContext>;
  if (!entry.provideApi) throw new Error('This build of the storefront has no provideApi: build it again.');
  return entry.provideApi(api);
}
