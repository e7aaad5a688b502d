import { hasDearerVariation } from '@tokpa/contract/has-dearer-variation';
import { SUGGESTION_MIN_LENGTH } from '@tokpa/contract/limits';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Clock from 'lucide-react/icons/clock';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { SearchOption } from './search-options.ts';
import type { SearchBoxState } from './use-search-box.ts';

const ICON = 'size-5 shrink-0 text-muted';

type SearchPanelProps = { box: SearchBoxState; listId: string; onClearRecent: () => void };

/** The list under the search box. */
export default function SearchPanel({ box, listId, onClearRecent }: SearchPanelProps) {
  const term = box.typed.trim();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done here, and the keyboard stays in the input
    <div
      // The input keeps the focus: Safari gives none to a button that is pressed, and losing it closes the list under the hand.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-[70vh] animate-rise overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-soft supports-[height:1dvh]:max-h-[70dvh]"
    >
      {!term && box.recent.length > 0 && (
        <PanelHead title="Recherches récentes">
          <button
            type="button"
            onClick={onClearRecent}
            className="min-h-11 rounded-control px-2 text-sm font-semibold text-primary hover:underline"
          >
            Effacer
          </button>
        </PanelHead>
      )}
      {term && <TypingState term={term} suggestions={box.suggestions} />}
      <ul id={listId} role="listbox" aria-label="Suggestions">
        {box.options.map((option, position) => (
          <OptionLine key={`${option.kind}-${option.to}`} {...{ option, position, box, listId }} />
        ))}
      </ul>
    </div>
  );
}

function PanelHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 px-3">
      <p className="text-sm font-semibold text-muted">{title}</p>
      {children}
    </div>
  );
}

function TypingState({ term, suggestions }: { term: string; suggestions: SearchBoxState['suggestions'] }) {
  const isTooShort = term.length < SUGGESTION_MIN_LENGTH;
  const isWaiting = !isTooShort && (suggestions.term !== term || suggestions.isPending);
  const found = suggestions.products.length;
  return (
    <>
      <p role="status" className={classNames('px-3 text-sm text-muted', found > 0 || isWaiting ? 'sr-only' : 'py-3')}>
        {isTooShort ? `Saisissez au moins ${SUGGESTION_MIN_LENGTH} caractères` : !isWaiting && resultText(suggestions)}
      </p>
      {isWaiting && [1, 2, 3].map((line) => <SuggestionSkeleton key={line} />)}
    </>
  );
}

function resultText({ isError, products }: SearchBoxState['suggestions']): string {
  if (isError)
    return navigator.onLine
      ? 'Erreur lors de la recherche'
      : 'Erreur lors de la recherche\u00a0: vous êtes hors connexion';
  if (products.length === 0) return 'Aucun produit trouvé';
  return products.length === 1 ? '1 suggestion' : `${products.length} suggestions`;
}

function SuggestionSkeleton() {
  return (
    <div className="flex items-center gap-3 p-2">
      <Skeleton className="size-12" />
      <Skeleton className="h-4 flex-1" />
    </div>
  );
}

/** The arrows move no focus, which would bring the list along. The panel alone is moved: the page behind stays. */
function bringIntoSight(line: HTMLElement | null): void {
  const panel = line?.offsetParent;
  if (!line || !panel) return;
  const lowest = line.offsetTop + line.offsetHeight - panel.clientHeight;
  panel.scrollTop = Math.min(Math.max(panel.scrollTop, lowest), line.offsetTop);
}

type OptionLineProps = { option: SearchOption; position: number; box: SearchBoxState; listId: string };

function OptionLine({ option, position, box, listId }: OptionLineProps) {
  const startsPopular = option.kind === 'popular' && box.options[position - 1]?.kind !== 'popular';
  return (
    <>
      {startsPopular && (
        <li role="presentation">
          <PanelHead title="Recherches populaires" />
        </li>
      )}
      {/* The keyboard chooses through the input, which keeps the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <li
        ref={position === box.active ? bringIntoSight : undefined}
        id={`${listId}-${position}`}
        role="option"
        aria-selected={position === box.active}
        onClick={() => box.choose(option)}
        className={classNames(
          'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-primary-tint',
          position === box.active && 'bg-primary-tint',
        )}
      >
        <OptionContent option={option} />
      </li>
    </>
  );
}

function OptionContent({ option }: { option: SearchOption }) {
  if (option.kind === 'product') {
    const { product } = option;
    return (
      <>
        <Picture image={product.pictures[0]} alt="" sizes="48px" className="size-12 shrink-0 rounded-control" />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-1">{product.name}</span>
          <Price amount={product.price} originalAmount={product.originalPrice} isFrom={hasDearerVariation(product)} />
        </span>
      </>
    );
  }
  if (option.kind === 'all') {
    return (
      <span className="flex flex-1 items-center justify-between gap-2 font-semibold text-primary">
        {`Voir tous les résultats pour «\u00a0${option.term}\u00a0»`}
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </span>
    );
  }
  const Icon = option.kind === 'recent' ? Clock : TrendingUp;
  return (
    <>
      <Icon aria-hidden="true" className={ICON} />
      {option.term}
    </>
  );
}
