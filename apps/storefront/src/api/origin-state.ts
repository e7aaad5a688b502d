import { readOrigin } from './origin.ts';

/** What a step of the browser's history carries to the account that was just opened. */
export function originState(origin: string): { from: string } | null {
  return origin === '/' ? null : { from: origin };
}

export function originInState(state: unknown): string | undefined {
  const { from } = (state ?? {}) as { from?: unknown };
  if (typeof from !== 'string') return undefined;
  const origin = readOrigin(new URLSearchParams({ from }));
  return origin === '/' ? undefined : origin;
}
