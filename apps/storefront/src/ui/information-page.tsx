import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { classNames } from './class-names.ts';
import { frenchSpaces } from './french-spaces.ts';

type InformationPageProps = {
  title: string;
  /** What one finds here, in a sentence. */ lead: string;
  children: ReactNode;
};

/** A page that is read: where one is, its title and lead, then its sections with air between them. */
export function InformationPage({ title, lead, children }: InformationPageProps) {
  return (
    <div className="column pt-2 print:pt-0">
      <div className="print:hidden">
        <Breadcrumb crumbs={[{ label: 'Accueil', to: '/' }, { label: title }]} />
      </div>
      <header className="mt-2 border-b border-line pb-6 lg:pb-8">
        <h1 className="text-2xl lg:text-3xl">{title}</h1>
        {lead && <p className="mt-2 max-w-160 text-lg text-balance text-muted">{frenchSpaces(lead)}</p>}
      </header>
      <div className="flex flex-col gap-10 pt-8 lg:gap-14 lg:pt-10">{children}</div>
    </div>
  );
}

type InformationSectionProps = { id?: string; title: string; lead?: string; className?: string; children: ReactNode };

export function InformationSection({ id, title, lead, className, children }: InformationSectionProps) {
  return (
    <section id={id} className={classNames('break-inside-avoid', className)}>
      <h2 className="text-xl">{frenchSpaces(title)}</h2>
      {lead && <p className="mt-1 max-w-170 text-pretty text-muted">{frenchSpaces(lead)}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
