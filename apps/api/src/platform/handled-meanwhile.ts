import { Problem } from './problem.ts';

/**
 * Refuses a decision about something that a colleague has changed since its author read it. `readAt`: its `updatedAt` as they read it;
 * a client that says nothing of it is served. Called under the row's lock. Throws `handled_meanwhile`.
 */
export function refuseIfHandledMeanwhile({ updatedAt }: { updatedAt: string }, readAt: string | undefined): void {
  if (readAt !== undefined && readAt !== updatedAt) throw new Problem('handled_meanwhile');
}
