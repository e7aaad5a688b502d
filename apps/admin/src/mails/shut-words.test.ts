import { expect, test } from 'vitest';
import { shutWords } from './shut-words.ts';

const to = 'codjo@exemple.bj';

test('a link that left is its recipient’s alone', () => {
  const said = shutWords({ status: 'SENT', template: 'staff-invitation', to });
  expect(said).toContain('seul son destinataire peut le lire');
});

test.each(['staff-invitation', 'staff-new-password'])(
  'of a link that nobody gets it is said how a colleague comes to one: %s',
  (template) => {
    const said = shutWords({ status: 'KEPT', template, to });
    expect(said).not.toContain('destinataire peut le lire');
    expect(said).toContain('npm run invite-owner -- codjo@exemple.bj');
  },
);

test('a code that no shopper gets is not said to be read by them', () => {
  const said = shutWords({ status: 'KEPT', template: 'reset-code', to });
  expect(said).toMatch(/personne ne le reçoit\.$/);
});

test('a link that did not leave is not said to be read by anybody: another is sent from the page of its colleague', () => {
  const said = shutWords({ status: 'FAILED', template: 'staff-invitation', to });
  expect(said).not.toContain('destinataire peut le lire');
  expect(said).toContain('« Équipe »');
});
