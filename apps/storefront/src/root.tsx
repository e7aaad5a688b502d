import { useEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import { data, Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root.ts';
import { apiContext } from './api/context.ts';
import { findTopCategories } from './api/top-categories.ts';
import { tellEarlyInput } from './early-input.ts';
import { answerEarlyTaps } from './early-taps.ts';
import { followAccount } from './favourites/index.ts';
import { useOffline } from './offline/index.ts';
import { resumeSession } from './session/index.ts';
import { PageError, Shell, ShellBoundary, shellDataOf } from './shell/index.ts';
import './ui/tokens.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [settings, categories] = await Promise.all([
    api.call('GET /settings/public'),
    // Without its categories a page is still worth having; the footer says so and the browser asks again.
    findTopCategories(api).catch(() => null),
  ]);
  const shell = shellDataOf(settings.data, categories?.data ?? null);
  const { origin } = new URL(request.url);
  return data({ ...shell, origin }, shell.categories ? {} : { headers: { 'Cache-Control': 'no-store' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The frame is the same on every page: it comes once, and again only when somebody asks for it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#08553a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const [isAlive, comeAlive] = useReducer(() => true, false);
  useOffline();
  useEffect(() => {
    void resumeSession();
    tellEarlyInput();
    comeAlive();
    return followAccount();
  }, []);
  // Not in the effect above: there no form has taken in yet what was typed before.
  useEffect(() => {
    if (isAlive) answerEarlyTaps();
  }, [isAlive]);
  if (!shell) return <main id="contenu">{children}</main>;
  return <Shell {...shell}>{children}</Shell>;
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = <PageError error={error} />;
  return (
    <ShellBoundary bare={<main id="contenu">{page}</main>}>
      <Frame>{page}</Frame>
    </ShellBoundary>
  );
}
