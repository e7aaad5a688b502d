import { AUDIT_ACT_LABELS } from '@tokpa/contract/audit-acts';

const LABELS: Readonly<Record<string, string>> = AUDIT_ACT_LABELS;

/** An act in words; one of another release is shown as it is called. */
export function wordsOf(act: string): string {
  return LABELS[act] ?? act;
}

export const ACT_CHOICES = Object.entries(AUDIT_ACT_LABELS).map(([id, name]) => ({ id, name }));
