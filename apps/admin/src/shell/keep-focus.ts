import { focusOn } from '../ui/index.ts';
import { mainContent } from './main-content.ts';

// A dialog gives the focus back to where it was opened a moment after it is gone.
const OTHERS_FIRST_MS = 100;

type Gap = Pick<MutationRecord, 'nextSibling' | 'previousSibling'>;
type Step = 'nextElementSibling' | 'previousElementSibling';

const isShown = (element: HTMLElement) => element.isConnected && element.offsetHeight > 1;

/** The first that is seen, from `start` on. */
function firstShown(start: Node | null, step: Step): HTMLElement | undefined {
  let element = start instanceof Element ? start : null;
  while (element && !(element instanceof HTMLElement && isShown(element))) element = element[step];
  return element instanceof HTMLElement ? element : undefined;
}

/** What stands where something was taken away: what came after it, or else before it. */
function neighbourOf({ nextSibling, previousSibling }: Gap): HTMLElement | undefined {
  return firstShown(nextSibling, 'nextElementSibling') ?? firstShown(previousSibling, 'previousElementSibling');
}

/**
 * Of a row, a line or a button that goes with its own act the focus goes to its neighbour, or to the screen's beginning: a browser leaves
 * it nowhere, and whoever works by keyboard would begin again at the top of the page. Call the result to end it.
 */
export function keepFocus(): () => void {
  let focused: Element | undefined;
  // The last within the screen: what is open above it was opened from there.
  let within: Element | undefined;
  let gap: Gap | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function remember({ target }: FocusEvent) {
    focused = target as Element;
    if (!mainContent()?.contains(focused)) return;
    within = focused;
    gap = undefined;
  }
  /** Left by a touch beside it. What is taken away is told to be left too, by some browsers. */
  function forget({ target }: FocusEvent) {
    queueMicrotask(() => {
      if (focused === target && focused.isConnected && document.activeElement !== focused) focused = undefined;
    });
  }
  function settle() {
    if (focused === undefined || focused.isConnected || document.activeElement !== document.body) return;
    if (within?.isConnected) focusOn(within as HTMLElement);
    else if (gap) focusOn(neighbourOf(gap));
    if (document.activeElement === document.body) focusOn(mainContent(), { preventScroll: true });
  }
  const watcher = new MutationObserver((records) => {
    if (within?.isConnected === false) {
      gap = records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(within!))) ?? gap;
    }
    if (focused?.isConnected !== false) return;
    clearTimeout(timer);
    timer = setTimeout(settle, OTHERS_FIRST_MS);
  });

  watcher.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  return () => {
    watcher.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}
