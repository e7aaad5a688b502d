import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** What went wrong behind the page's back. `allow` is for faults that a test brings about on purpose. */
export type Faults = { found: string[]; allow(fault: RegExp): void };

const LEFT_BEHIND = 'net::ERR_ABORTED';
/** The shop explains these to the shopper; the browser writes them to the console all the same. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d/;

function isFaultyAnswer(response: Response): boolean {
  if (response.status() >= 500) return true;
  const isOwnAsset = /^(image|script|stylesheet|font)$/.test(response.request().resourceType());
  return isOwnAsset && response.status() >= 400;
}

function isThirdParty(request: Request, shopUrl: string): boolean {
  return /^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== new URL(shopUrl).origin;
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !REFUSED_CALL.test(message.text());
}

/** Notes errors in the console (a violated CSP among them), uncaught errors, failed requests and requests to anybody else. */
export function watchFaults(context: BrowserContext, shopUrl: string): Faults {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  const note = (fault: string) => {
    if (!allowed.some((pattern) => pattern.test(fault))) found.push(fault);
  };
  context.on(
    'console',
    (message) => isComplaint(message) && note(`console: ${message.text()} (${message.location().url})`),
  );
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => isThirdParty(request, shopUrl) && note(`third party: ${request.url()}`));
  context.on('response', (response) => isFaultyAnswer(response) && note(`${response.status()}: ${response.url()}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that is left gives up what it was still asking for.
    if (reason !== LEFT_BEHIND) note(`${reason}: ${request.url()}`);
  });
  return { found, allow: (fault) => void allowed.push(fault) };
}
