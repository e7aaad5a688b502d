import { frenchSpaces } from './french-spaces.ts';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';
export type ToastMessage = { id: number; tone: ToastTone; text: string };

const NONE: readonly ToastMessage[] = [];
let shown: readonly ToastMessage[] = NONE;
let nextId = 1;
const listeners = new Set<() => void>();

function show(next: readonly ToastMessage[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function push(tone: ToastTone, text: string): void {
  show([...shown, { id: nextId++, tone, text: frenchSpaces(text) }]);
}

/** Says something at the top right for five seconds, from anywhere in the browser. */
export const toast = {
  success: (text: string) => push('success', text),
  error: (text: string) => push('error', text),
  warning: (text: string) => push('warning', text),
  info: (text: string) => push('info', text),
};

export function dismissToast(id: number): void {
  show(shown.filter((message) => message.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownToasts = () => shown;
export const noToasts = () => NONE;
