import { expect, it } from 'vitest';
import { shownToasts, toast } from './toast-store.ts';

it('says sentences in which no line begins with « : »', () => {
  toast.error('Miel : stock insuffisant');
  expect(shownToasts().at(-1)).toMatchObject({ tone: 'error', text: 'Miel\u00a0: stock insuffisant' });
});
