type Distances = { whole: number; asBeginning: number };

/** The two words and the rows of the table already worked out, the newest last. */
type Table = { typed: string; word: string; rows: number[][] };

function nextRow({ typed, word, rows }: Table): number[] {
  const row = rows.length;
  const above = rows[row - 1] as number[];
  const current = [row];
  for (let column = 1; column <= word.length; column += 1) {
    const isSame = typed[row - 1] === word[column - 1];
    const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
    const edits = [above[column - 1]! + (isSame ? 0 : 1), above[column]! + 1, current[column - 1]! + 1];
    if (isSwapped) edits.push(rows[row - 2]![column - 2]! + 1);
    current.push(Math.min(...edits));
  }
  return current;
}

/** Letters that must be inserted, removed, changed or swapped with their neighbour to make one word of the other. */
function distances(typed: string, word: string): Distances {
  const rows = [Array.from({ length: word.length + 1 }, (_, at) => at)];
  while (rows.length <= typed.length) rows.push(nextRow({ typed, word, rows }));
  const last = rows.at(-1) as number[];
  return { whole: last.at(-1) as number, asBeginning: Math.min(...last) };
}

const MOST_ALTERNATIVES = 3;
// A word of which the typed one may be a mistyped beginning counts a little less than one that is mistyped as a whole.
const BEGINNING_HANDICAP = 0.5;

function mostMistakes(typed: string): number {
  if (typed.length < 3) return 0;
  return typed.length <= 5 ? 1 : 2;
}

/** The known words that a mistyped one most likely stands for: the nearest, and those as near. */
export function nearestWords(typed: string, known: readonly string[]): string[] {
  const scored = known
    .map((word) => {
      const { whole, asBeginning } = distances(typed, word);
      return { word, score: Math.min(whole, asBeginning + BEGINNING_HANDICAP) };
    })
    .filter(({ score }) => score <= mostMistakes(typed))
    .toSorted((a, b) => a.score - b.score || a.word.localeCompare(b.word, 'fr'));
  return scored
    .filter(({ score }) => score === scored[0]?.score)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ word }) => word);
}
