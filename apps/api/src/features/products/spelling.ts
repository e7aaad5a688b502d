type Distances = { whole: number; asBeginning: number };

/** Letters that must be inserted, removed, changed or swapped with their neighbour to make one word of another. */
function distances(typed: string, word: string): Distances {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const edited = Math.min(changed, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current[column] = isSwapped && row > 1 ? Math.min(edited, (beforeLast[column - 2] ?? 0) + 1) : edited;
    }
    beforeLast = last;
    last = current;
  }
  return { whole: last[word.length] ?? 0, asBeginning: Math.min(...last) };
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
  return scored.filter(({ score }) => score === scored[0]?.score).slice(0, MOST_ALTERNATIVES).map(({ word }) => word);
}
