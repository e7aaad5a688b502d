import { formatFcfa } from '@tokpa/contract/money';

export type RefundForm = { extent: 'full' | 'part'; amount: string; reason: string };
/** Everything, or the part that is named, where as much is left as was shown: else a colleague may have given it back already. */
export type RefundWish = { amount?: number; agreedAmount: number; reason: string };
type Reading = { wish?: RefundWish; wrong: Partial<Record<keyof RefundForm, string>> };

function readAmount(typed: string): number {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** What the form asks for, or what is wrong with it; `left` is what may still go back, and the API has the last word on it. */
export function readRefund({ extent, amount: typed, reason: written }: RefundForm, left: number): Reading {
  const reason = written.trim();
  const amount = extent === 'part' ? readAmount(typed) : undefined;
  const wrong: Reading['wrong'] = {};
  if (reason === '') wrong.reason = 'Indiquez la raison';
  if (amount !== undefined && !(amount >= 1)) wrong.amount = 'Indiquez un montant entier en FCFA';
  if (amount !== undefined && amount > left) wrong.amount = `Au plus ${formatFcfa(left)}`;
  if (Object.keys(wrong).length > 0) return { wrong };
  return { wish: { ...(amount !== undefined && { amount }), agreedAmount: left, reason }, wrong };
}
