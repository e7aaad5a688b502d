import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

type AccordionProps = { title: ReactNode; open?: boolean; name?: string; children: ReactNode };

/** The browser's own disclosure: it opens without JavaScript. Those of one `name` close each other. */
export function Accordion({ title, open, name, children }: AccordionProps) {
  return (
    <details open={open} name={name} className="group border-b border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-primary transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-muted">{children}</div>
    </details>
  );
}
