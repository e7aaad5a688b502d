import type { ReactNode } from 'react';

export type Fact = { icon: ReactNode; name: string; value: ReactNode };

/** What a person wants to know at a glance, each with its sign. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4">
      {facts.map(({ icon, name, value }) => (
        <div key={name} className="relative py-3 pl-9">
          <dt className="text-sm text-muted">
            <span aria-hidden="true" className="absolute left-0 top-4 text-primary">
              {icon}
            </span>
            {name}
          </dt>
          <dd className="break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
