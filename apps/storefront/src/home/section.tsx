import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { TitledSection } from '../ui/titled-section.tsx';

type SectionProps = { title: string; more?: { to: string; label: string }; children: ReactNode };

export function Section({ title, more, children }: SectionProps) {
  return (
    <TitledSection
      title={title}
      className="column pt-8 md:pt-12"
      aside={
        more && (
          <Link
            to={more.to}
            className="-mr-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-semibold text-primary hover:bg-primary-tint"
          >
            {more.label}
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        )
      }
    >
      {children}
    </TitledSection>
  );
}
