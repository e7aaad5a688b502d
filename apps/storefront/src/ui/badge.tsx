import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'primary' | 'amber' | 'terracotta' | 'info' | 'neutral' | 'solid-primary' | 'solid-terracotta';

const TONES: Readonly<Record<BadgeTone, string>> = {
  primary: 'bg-primary-tint text-primary-strong',
  amber: 'bg-amber-tint text-amber-strong',
  terracotta: 'bg-terracotta-tint text-terracotta-strong',
  info: 'bg-info-tint text-info',
  neutral: 'bg-sand-deep text-ink',
  'solid-primary': 'bg-primary text-surface',
  'solid-terracotta': 'bg-terracotta text-surface',
};

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classNames('badge', TONES[tone], className)}>{children}</span>;
}
