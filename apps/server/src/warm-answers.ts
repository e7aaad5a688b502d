import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { isSharedCaller, sendAnswer, type Platform } from '@tokpa/api';

const HEADERS_TIMEOUT_MS = 30_000;
// A hundred megabytes by two megabits a second: staff upload documents from where they are.
const REQUEST_TIMEOUT_MS = 600_000;
// Above the idle time of the usual proxies, so that it is never we who close a connection that they are about to use.
const KEEP_ALIVE_MS = 65_000;

/**
 * An HTTP server that answers what is in the cache before the framework hears of it: a cached page costs a look-up in memory.
 * Everything else goes on to `listener`.
 */
export function createWarmServer(
  platform: Platform,
  listener: RequestListener,
): { server: Server; answered: () => number } {
  let answered = 0;

  function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    // A closed shop shows nothing of what it remembers.
    if (platform.maintenance.isOn()) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const answer = platform.cache.find(request.url ?? '/');
    if (!answer || !isSharedCaller(request.headers.authorization)) return false;
    answered += 1;
    sendAnswer(request, response, answer);
    return true;
  }

  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      if (!answerFromCache(request, response)) listener(request, response);
    },
  );
  return { server, answered: () => answered };
}
