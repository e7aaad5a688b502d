import { expect, it } from 'vitest';
import { fieldInWords } from './field-words.ts';

it('calls a message by a word that fits every one: of a form, of a campaign, of a session that was called off', () => {
  expect(fieldInWords('message')).toBe('Message');
});
