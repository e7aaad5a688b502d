import type { FaqCategory } from './questions.ts';

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'");
}

/** A French plural is found by its singular and the other way round: `délais` by `délai`. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, '') : word;
}

/** The questions in which every word stands, in the question or its answer, whatever the accents and the case; no words: all. */
export function searchFaq(categories: readonly FaqCategory[], words: string): readonly FaqCategory[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean).map(stem);
  if (wanted.length === 0) return categories;
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => {
        const text = plain(`${question} ${answer}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
