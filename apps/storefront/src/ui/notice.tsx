import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type NoticeTone = 'error' | 'success' | 'warning' | 'info';

const TONES: Readonly<Record<NoticeTone, { icon: typeof Info; look: string }>> = {
  error: { icon: CircleAlert, look: 'bg-terracotta-tint text-terracotta-strong' },
  success: { icon: CircleCheck, look: 'bg-primary-tint text-primary-strong' },
  warning: { icon: TriangleAlert, look: 'bg-amber-tint text-amber-strong' },
  info: { icon: Info, look: 'bg-info-tint text-info' },
};

/** A sentence that stays in the page, in its colour. What appears later is announced by a live region around it. */
export function Notice({ tone, className, children }: { tone: NoticeTone; className?: string; children: ReactNode }) {
  const { icon: Icon, look } = TONES[tone];
  return (
    <div className={classNames('flex items-start gap-3 rounded-card px-4 py-3 font-medium', look, className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
