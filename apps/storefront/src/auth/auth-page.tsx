import type { ReactNode } from 'react';

type AuthPageProps = { title: string; lead: ReactNode; children: ReactNode; footer?: ReactNode };

/** One narrow card under the shop's strip of cloth: the frame of every page that opens an account. */
export function AuthPage({ title, lead, children, footer }: AuthPageProps) {
  return (
    <div className="column py-6 sm:py-12">
      <div className="mx-auto max-w-lg">
        <div className="overflow-hidden rounded-card border border-line bg-surface shadow-soft">
          <div aria-hidden="true" className="weave h-1.5" />
          <div className="p-4 sm:p-8">
            <h1 className="text-2xl">{title}</h1>
            <p className="mb-6 mt-1 text-muted">{lead}</p>
            {children}
          </div>
        </div>
        {footer && <div className="mt-5 text-center">{footer}</div>}
      </div>
    </div>
  );
}
