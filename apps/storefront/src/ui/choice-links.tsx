import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export type Choice = { label: string; to: string; isChosen: boolean };

/** Ways to narrow a list, one of which is taken: links, so that they work without JavaScript. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0">
        {choices.map((choice) => (
          <li key={choice.to} className="shrink-0">
            <Link
              to={choice.to}
              preventScrollReset
              aria-current={choice.isChosen ? 'page' : undefined}
              className={classNames(
                'chip',
                choice.isChosen ? 'border-primary bg-primary-tint text-primary' : 'border-line bg-surface',
              )}
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
