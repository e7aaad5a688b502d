import type { FaqCategory } from './questions.ts';

// What a question is asked with, and not about.
const STOP_WORDS = new Set(
  (
    'au aux avec ce ces cet cette chez comment dans de des du elle en est et etre eux faire fait il ils je la le les leur leurs ma mais ' +
    'me mes moi mon ne nos notre nous on ou par pas peut peux plus pour pourquoi puis quand que quel quelle quelles quels qui quoi sa ' +
    'sans se ses si son sont sur ta te tes toi ton tu un une vos votre vous'
  ).split(' '),
);

// Of garantie, garantis and garanties, annulation and annuler, payer, payé and paiement: what they have in common.
const ENDINGS = /(?:ations?|e?ments?|e[rz]|ee?s?|ie?s?|[sx])$/;
const SHORTEST_STEM = 3;
// What other words may begin with and still be of the family, as livraison does with the livr of livrer: pai would be of pain.
const SHORTEST_ROOT = 4;

/** Of those that the questions are written with; other signs stand in none of them. */
const A_LETTER = /[a-z\d]/i;

type Word = { whole: string; stem: string };

function stemOf(word: string): string {
  const short = word.replace(ENDINGS, '');
  return short.length >= SHORTEST_STEM ? short : word;
}

/** What a text is about, in small letters without accents; a single letter is what an apostrophe leaves. */
function wordsOf(text: string): Word[] {
  const plain = text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('e-mail', 'email')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  const words = plain
    .split(/[^a-z0-9]+/)
    .filter((word) => (word.length > 1 || /\d/.test(word)) && !STOP_WORDS.has(word));
  // Payer and paiement, envoyer and envoi: one letter in two spellings.
  return words.map((word) => word.replaceAll('y', 'i')).map((whole) => ({ whole, stem: stemOf(whole) }));
}

const beginsWith = (word: string, root: string) => root.length >= SHORTEST_ROOT && word.startsWith(root);
/** Retourner asks for what retour tells; portable asks for more than the port of frais de port. */
const isHardlyMore = (asked: string, told: string) => beginsWith(asked, told) && asked.length - told.length <= 1;

/** Of one family, or still being typed: `annulation` and `annuler`, `livrer` and `livraison`, `liv` and `livraison`. */
const areAkin = (asked: Word, told: Word) =>
  asked.stem === told.stem ||
  told.whole.startsWith(asked.whole) ||
  beginsWith(told.stem, asked.stem) ||
  isHardlyMore(asked.stem, told.stem);

function countHeld(asked: readonly Word[], text: string): number {
  const told = wordsOf(text);
  return asked.filter((one) => told.some((other) => areAkin(one, other))).length;
}

/** How many of the words stand in a category's title, and in each of its questions: with its answer, and without. */
function countWords(category: FaqCategory, asked: readonly Word[]) {
  const questions = category.questions.map((question) => ({
    question,
    held: countHeld(asked, `${question.question} ${question.answer}`),
    heldWithoutAnswer: countHeld(asked, question.question),
  }));
  return { category, questions, inTitle: countHeld(asked, category.title) };
}

type Counted = ReturnType<typeof countWords>;

/** What holds `most` of the words; `rank` says how many of them the best question asks with, itself. */
function best({ category, questions, inTitle }: Counted, most: number) {
  const found = questions
    .filter(({ held }) => held === most)
    .sort((one, other) => other.heldWithoutAnswer - one.heldWithoutAnswer);
  const ofTitle = inTitle === most ? category.questions : [];
  return {
    category: { ...category, questions: found.length > 0 ? found.map(({ question }) => question) : ofTitle },
    rank: found[0]?.heldWithoutAnswer ?? 0,
  };
}

/**
 * The questions that hold the most of the words, in themselves or their answer: every word, if there is such a question. Where no question
 * under a title does, but the title, all of them are meant. First comes what asks with the words itself. Accents, case and endings make
 * no difference. No words, or only such as say nothing: all questions; other signs than letters and digits: none.
 */
export function searchFaq(categories: readonly FaqCategory[], words: string): readonly FaqCategory[] {
  const asked = wordsOf(words);
  if (asked.length === 0) return words.trim() === '' || A_LETTER.test(words.normalize('NFD')) ? categories : [];
  const counted = categories.map((category) => countWords(category, asked));
  const most = Math.max(
    1,
    ...counted.flatMap(({ inTitle, questions }) => [inTitle, ...questions.map(({ held }) => held)]),
  );
  return counted
    .map((one) => best(one, most))
    .filter(({ category }) => category.questions.length > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ category }) => category);
}
