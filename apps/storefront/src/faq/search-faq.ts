import type { FaqCategory } from './questions.ts';

// What a question is asked with, and not about.
const STOP_WORDS = new Set(
  (
    'au aux avec ce ces cet cette chez comment dans de des du elle en est et etre eux faire fait il ils je la le les leur leurs ma mais ' +
    'me mes moi mon ne nos notre nous on ou par pas peut peux plus pour pourquoi puis quand que quel quelle quelles quels qui quoi sa ' +
    'sans se ses si son sont sur ta te tes toi ton tu un une vos votre vous'
  ).split(' '),
);

// Of garantie, garantis and garanties, annulation and annuler, livré and livrés: what they have in common.
const ENDINGS = /(?:ations?|e?ments?|e[rz]|ee?s?|ie?s?|[sx])$/;
const SHORTEST_STEM = 4;

function stem(word: string): string {
  const short = word.replace(ENDINGS, '');
  return short.length >= SHORTEST_STEM ? short : word;
}

/** What a text is about, in small letters without accents; a single letter is what an apostrophe leaves. */
function stemsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word.length > 1 && !STOP_WORDS.has(word));
  return words.map(stem);
}

/** Of one word, or begun to be one: `livr` and `livraison`. */
const areAkin = (asked: string, told: string) =>
  told.startsWith(asked) || (told.length >= SHORTEST_STEM && asked.startsWith(told));

type TextOf = (question: FaqCategory['questions'][number], category: FaqCategory) => string;

/** The questions whose text holds the most of what is asked; of which none holds anything: none. */
function holdingMost(categories: readonly FaqCategory[], asked: readonly string[], textOf: TextOf): FaqCategory[] {
  const counted = categories.map((category) => ({
    category,
    held: category.questions.map((question) => {
      const told = stemsOf(textOf(question, category));
      return asked.filter((one) => told.some((other) => areAkin(one, other))).length;
    }),
  }));
  const most = Math.max(1, ...counted.flatMap(({ held }) => held));
  return counted
    .map(({ category, held }) => ({ ...category, questions: category.questions.filter((_, at) => held[at] === most) }))
    .filter(({ questions }) => questions.length > 0);
}

/**
 * The questions that hold the most of the words, in themselves or their answer, else in the title over them: every word, if there is such
 * a question. Accents, case and endings make no difference. No words, or only such as say nothing: all questions.
 */
export function searchFaq(categories: readonly FaqCategory[], words: string): readonly FaqCategory[] {
  const asked = stemsOf(words);
  if (asked.length === 0) return categories;
  const found = holdingMost(categories, asked, ({ question, answer }) => `${question} ${answer}`);
  return found.length > 0 ? found : holdingMost(categories, asked, (_, { title }) => title);
}
