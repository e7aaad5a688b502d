import { useId } from 'react';
import type { ReactNode } from 'react';

type TitledSectionProps = {
  title: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A part of a page under its own title. */
export function TitledSection({ title, aside, className, children }: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 md:mb-5 md:gap-x-4">
        <h2 id={id} className="flex-1 basis-32 text-xl md:text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
