import ChevronRight from 'lucide-react/icons/chevron-right';
import { frenchSpaces } from '../ui/french-spaces.ts';
import type { Question } from './questions.ts';

export function FaqTeasers({ questions }: { questions: ReadonlyArray<Pick<Question, 'id' | 'question'>> }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {questions.map(({ id, question }) => (
        <li key={id}>
          {/* A page load of its own: only then the browser opens the category around the question. */}
          <a
            href={`/faq#${id}`}
            className="flex min-h-13 items-center justify-between gap-3 px-4 py-3 font-medium hover:text-primary"
          >
            {frenchSpaces(question)}
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
          </a>
        </li>
      ))}
    </ul>
  );
}
