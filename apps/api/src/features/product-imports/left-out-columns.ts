import type { RowProblem } from './draft.ts';

// A mere yes or no of another shop's own workings is nothing that anybody misses.
const SAYS_LITTLE = /^\s*(?:-?[01]|true|false|yes|no|oui|non)?\s*$/i;
const HEADINGS_ROW = 1;

/** Which columns hold something that the import does not take. */
export class LeftOutColumns {
  readonly #headings: readonly string[];
  readonly #waiting: Set<number>;
  readonly #found = new Set<number>();

  constructor(headings: readonly string[], meanings: readonly (string | undefined)[]) {
    this.#headings = headings;
    this.#waiting = new Set(meanings.flatMap((meaning, at) => (meaning === undefined ? [at] : [])));
  }

  see(cells: readonly string[]): void {
    for (const at of this.#waiting) {
      if (SAYS_LITTLE.test(cells[at] ?? '')) continue;
      this.#found.add(at);
      this.#waiting.delete(at);
    }
  }

  /** One notice for all of them, at the headings. */
  tell(): RowProblem[] {
    if (this.#found.size === 0) return [];
    const names = [...this.#found].toSorted((a, b) => a - b).map((at) => this.#headings[at]?.trim() || `n° ${at + 1}`);
    const message = `Ces colonnes ne sont pas reprises : ${names.join(', ')}`;
    return [{ row: HEADINGS_ROW, column: '', message, isNotice: true }];
  }
}
