import type { ApiClient, ApiError } from '@tokpa/contract/client';
import { createContext, data, RouterContextProvider } from 'react-router';

/** The API as loaders call it: `context.get(apiContext)`. It carries no session: pages are the same for everybody. */
export const apiContext = createContext<ApiClient>();

/** The context of one request. What the API refuses becomes an answer of the same status, which the page's error boundary shows. */
export function provideApi(api: ApiClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, {
    async call(key, ...input) {
      try {
        return await api.call(key, ...input);
      } catch (error) {
        throw toRouteError(error);
      }
    },
  });
  return context;
}

// By name: the client that throws is the server's copy of the class, not the one in this bundle.
function isRefusal(error: Error): error is ApiError {
  return error.name === 'ApiError';
}

function toRouteError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isRefusal(error)) return data({ message: error.message, code: error.code }, { status: error.status });
  if (error.name === 'NetworkError') return data({ message: error.message, code: 'network' }, { status: 503 });
  return error;
}
