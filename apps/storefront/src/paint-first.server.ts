import { KEEP_EARLY_TAPS } from './early-taps.server.ts';
import { UNFINISHED } from './shell/unfinished.ts';

/**
 * Runs in the browser: the page's modules run once it has been painted, at once in a tab that nobody looks at (it is
 * never painted). On a slow or unknown line they are fetched right away, behind what is seen, since the line is what
 * makes them late; on a fast one (round trips of at most 100 ms) after the paint too, since reading them keeps the
 * processor from painting. When they do not come, the page says so and lets go of the taps. What each way costs:
 * docs/decisions/2026-11-22-paint-first.md.
 */
const BEGIN_AFTER_PAINT = `{
  const isFast = navigator.connection?.rtt <= 100;
  const fetchModules = () => {
    for (const waiting of document.querySelectorAll('link[rel="late-modulepreload"]')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      if (!isFast) link.fetchPriority = 'low';
      link.href = waiting.getAttribute('href');
      waiting.replaceWith(link);
    }
  };
  const begin = () => {
    fetchModules();
    const waiting = document.querySelector('script[type="text/late-module"]');
    const script = document.createElement('script');
    script.type = 'module';
    script.text = waiting.text;
    script.onerror = () => {
      globalThis.earlyTaps.stop();
      for (const button of globalThis.earlyTaps.buttons) delete button.dataset.tapped;
      document.getElementById('${UNFINISHED}')?.removeAttribute('hidden');
    };
    waiting.replaceWith(script);
  };
  const beginWhenRead = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
    else begin();
  };
  if (!isFast) fetchModules();
  if (document.hidden) beginWhenRead();
  else requestAnimationFrame(() => setTimeout(beginWhenRead));
}`;

const OF_A_MODULE = ' type="module" async=""';

/** The attributes of a script's tag → the same, so that a module waits as {@link BEGIN_AFTER_PAINT} says. */
export function asLateScript(attributes: string): string {
  return attributes.replace(OF_A_MODULE, ' type="text/late-module"');
}

/** The links to a page's modules → the same, which wait until {@link BEGIN_AFTER_PAINT} makes them what they were. The router offers no such setting. */
export function asLateLinks(links: string): string {
  return links.replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"');
}

/** What a page runs before it is painted: keeps taps, and begins the modules. It stands behind their links: a script behind the styles would wait for those. */
export const FIRST_SCRIPT = KEEP_EARLY_TAPS + BEGIN_AFTER_PAINT;
