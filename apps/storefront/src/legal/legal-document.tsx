import ChevronDown from 'lucide-react/icons/chevron-down';
import { formatDate } from '../ui/dates.ts';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { LEGAL_TEXTS_OF, type LegalSection } from './legal-section.ts';

/** A numbered text with its table of contents: folded over it on a phone, beside it on a wide screen. */
export function LegalDocument({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-14 print:block">
      <Contents sections={sections} />
      <div className="flex max-w-170 flex-col gap-8">
        {sections.map((section, position) => (
          <Section key={section.id} section={section} number={position + 1} />
        ))}
        <p className="border-t border-line pt-4 text-sm text-muted">{`Dernière mise à jour\u00a0: ${formatDate(LEGAL_TEXTS_OF)}`}</p>
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="Sommaire" className="print:hidden">
      <details className="group rounded-card border border-line bg-surface lg:sticky lg:top-24 lg:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold lg:cursor-default [&::-webkit-details-marker]:hidden">
          Sommaire
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-primary transition-transform group-open:rotate-180 lg:hidden"
          />
        </summary>
        <ol className="border-t border-line px-2 py-2">
          {sections.map(({ id, title }, position) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-2 rounded-control px-2 py-1 leading-tight hover:bg-primary-tint hover:text-primary lg:min-h-9 lg:text-sm"
              >
                <span className="w-6 shrink-0 text-muted">{position + 1}.</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section id={section.id}>
      <h2 className="text-xl">{`${number}. ${section.title}`}</h2>
      <div className="mt-2 flex flex-col gap-3">
        {section.blocks.map((block) =>
          typeof block === 'string' ? (
            <p key={block}>{frenchSpaces(block)}</p>
          ) : (
            <Points key={block[0]} points={block} />
          ),
        )}
      </div>
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-primary">
      {points.map((point) => (
        <li key={point}>{frenchSpaces(point)}</li>
      ))}
    </ul>
  );
}
