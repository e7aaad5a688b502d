import { expect, test } from 'vitest';
import { momentOf } from './campaign-moment.ts';

const campaign = { scheduledAt: null, startedAt: null, sentAt: null, createdAt: '2026-11-20T08:00:00Z' };
const over = { ...campaign, startedAt: '2026-11-21T08:00:00Z', sentAt: '2026-11-22T08:00:00Z' };

test.each([
  [{ ...campaign, status: 'DRAFT' }, /^Écrite le 20/],
  [{ ...campaign, status: 'SCHEDULED', scheduledAt: '2026-11-21T08:00:00Z' }, /^Part le 21/],
  [{ ...over, status: 'SENDING', sentAt: null }, /^Partie le 21/],
  [{ ...over, status: 'SENT' }, /^Envoyée le 22/],
  [{ ...over, status: 'FAILED' }, /^Échouée le 22/],
] as const)('the list says what became of a campaign that is %j', (shown, words) => {
  expect(momentOf(shown)).toMatch(words);
});
