import CircleHelp from 'lucide-react/icons/circle-help';
import { useState } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FaqList } from './faq-list.tsx';
import { FaqSearch } from './faq-search.tsx';
import type { FaqCategory } from './questions.ts';
import { searchFaq } from './search-faq.ts';

function countInWords(count: number): string {
  if (count === 0) return 'Aucune question trouvée';
  return count === 1 ? '1 question trouvée' : `${count} questions trouvées`;
}

type FaqProps = { categories: readonly FaqCategory[]; asked: string };

/** The questions with their search; `asked` is what the address asks for. */
export function Faq({ categories, asked }: FaqProps) {
  const [words, setWords] = useState(asked);
  const [askedBefore, setAskedBefore] = useState(asked);
  // The browser went back or forward: the field follows the address, and keeps the focus.
  if (asked !== askedBefore) {
    setAskedBefore(asked);
    setWords(asked);
  }
  const found = searchFaq(categories, words);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = words.trim() !== '';
  if (categories.length === 0) return <NoQuestions />;
  return (
    <div className="flex flex-col gap-5">
      <FaqSearch words={words} onChange={setWords} />
      <p role="status" className={isSearching && count > 0 ? 'text-muted' : 'sr-only'}>
        {isSearching && countInWords(count)}
      </p>
      {count > 0 ? (
        <>
          <FaqList key={isSearching ? 'found' : 'all'} categories={found} open={isSearching} />
          <AskUs />
        </>
      ) : (
        <EmptyState
          title="Aucune question ne correspond"
          heading="h2"
          icon={<CircleHelp aria-hidden="true" className="size-8" />}
          action={<ButtonLink to="/contact">Poser ma question</ButtonLink>}
        >
          Essayez un autre mot, ou écrivez-nous : nous vous répondons.
        </EmptyState>
      )}
    </div>
  );
}

/** The shop has taken every question away: there is nothing to search. */
function NoQuestions() {
  return (
    <EmptyState
      title="Aucune question pour le moment"
      heading="h2"
      icon={<CircleHelp aria-hidden="true" className="size-8" />}
      action={<ButtonLink to="/contact">Poser ma question</ButtonLink>}
    >
      {'Posez la vôtre\u00a0: nous vous répondons.'}
    </EmptyState>
  );
}

function AskUs() {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-card bg-primary-tint p-5 md:p-6 print:hidden">
      <p className="font-semibold">{'Vous n’avez pas trouvé votre réponse\u00a0?'}</p>
      <ButtonLink to="/contact">Nous écrire</ButtonLink>
    </div>
  );
}
