import type { PublicSettings } from '@tokpa/contract/settings';

export function RefundDelays({ delays }: { delays: PublicSettings['refundDelays'] }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
      {delays.map(({ method, delay }) => (
        <div
          key={method}
          className="flex items-baseline justify-between gap-3 rounded-card bg-primary-tint px-4 py-3 sm:flex-col sm:gap-1 sm:p-5 lg:flex-row lg:gap-3 lg:py-4"
        >
          <dt>{method}</dt>
          <dd className="font-display text-lg font-bold text-primary-strong">{delay}</dd>
        </div>
      ))}
    </dl>
  );
}
