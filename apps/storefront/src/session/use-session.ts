import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession, unknownSession } from './session-store.ts';
import type { Session } from './session-store.ts';

/** Who is here. `unknown` on the server and until the page has come alive: draw then what fits everybody. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, unknownSession);
}
