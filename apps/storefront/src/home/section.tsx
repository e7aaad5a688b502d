import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type SectionProps = { title: string; more?: { to: string; label: string }; children: ReactNode };

export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="column pt-8 md:pt-12">
      <div className="mb-3 flex items-center justify-between gap-4 md:mb-5">
        <h2 id={id} className="text-xl md:text-2xl">
          {title}
        </h2>
        {more && (
          <Link
            to={more.to}
            className="-mr-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-semibold text-primary hover:bg-primary-tint"
          >
            {more.label}
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
