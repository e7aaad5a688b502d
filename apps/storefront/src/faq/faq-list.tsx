import ChevronDown from 'lucide-react/icons/chevron-down';
import { frenchSpaces } from '../ui/french-spaces.ts';
import type { FaqCategory } from './questions.ts';

type FaqListProps = {
  categories: readonly FaqCategory[];
  /** What was found is shown, not hidden again. */ open: boolean;
};

export function FaqList({ categories, open }: FaqListProps) {
  return (
    <div className="flex flex-col gap-4">
      {categories.map((category, position) => (
        <details
          key={category.id}
          id={category.id}
          open={open || position === 0}
          className="group rounded-card border border-line bg-surface shadow-soft print:shadow-none"
        >
          <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
            <h2 className="flex-1 text-lg md:text-xl">{category.title}</h2>
            <span className="text-sm text-muted">
              {category.questions.length}
              <span className="sr-only"> {category.questions.length > 1 ? 'questions' : 'question'}</span>
            </span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-primary transition-transform group-open:rotate-180 print:hidden"
            />
          </summary>
          <div className="divide-y divide-line border-t border-line px-4 md:px-6">
            {category.questions.map(({ id, question, answer }) => (
              <section
                key={id}
                id={id}
                className="py-4 target:bg-amber-tint/50 focus:bg-amber-tint/50 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-10 lg:py-5"
              >
                <h3 className="font-sans text-base font-semibold tracking-normal">{frenchSpaces(question)}</h3>
                <p className="mt-1 max-w-170 text-muted lg:mt-0">{frenchSpaces(answer)}</p>
              </section>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
