import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * A part that its page can do without, loaded when it is shown: where it can not be had (no network, a release in between), nothing
 * stands in its place, and the page stays whole.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(() => load().catch(() => ({ default: nothing })));
}
