import type { FaqCategory } from './questions.ts';

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'");
}

/** The questions in which every word stands, in the question or its answer, whatever the accents and the case; no words: all. */
export function searchFaq(categories: readonly FaqCategory[], words: string): readonly FaqCategory[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
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
