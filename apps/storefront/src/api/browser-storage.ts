/**
 * What the browser keeps of the shop, under names. Where it keeps nothing (its settings forbid it, an app shows the page, there is no more
 * room) every page is as at a first visit.
 */
export function storageIn(open: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    /** Says whether there was room for it. */
    set(key: string, text: string): boolean {
      try {
        open().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        open().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

export const KEEPS_NOTHING =
  'Votre navigateur n’enregistre rien pour ce site : autorisez-le, ou ouvrez la boutique dans un autre navigateur.';

/** Of this browser, for all its tabs. */
export const browserStorage = storageIn(() => localStorage);

/** What was kept as JSON, for its keeper to judge: null where there is nothing, or somebody else's writing that is none. */
export function parseKept(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
