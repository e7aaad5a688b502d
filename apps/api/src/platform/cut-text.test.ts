import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtCharacter, cutAtWord } from './cut-text.ts';

describe('a text that is too long for its field', () => {
  it('never ends in the middle of a character', () => {
    expect(cutAtCharacter('Miel 🍯', 6)).toBe('Miel ');
    expect(cutAtCharacter('Cafe\u0301', 4)).toBe('Caf');
    expect(cutAtCharacter('👩🏾‍🍳 cuisine', 5)).toBe('');
    expect(cutAtCharacter('Miel 🍯', 7)).toBe('Miel 🍯');
  });

  it('ends between two words', () => {
    expect(cutAtWord('Savon noir du Bénin', 12)).toBe('Savon noir');
    expect(cutAtWord('Savon noir du Bénin', 10)).toBe('Savon noir');
    expect(cutAtWord('Anticonstitutionnellement', 4)).toBe('Anti');
    expect(cutAtWord('Savon noir', 10)).toBe('Savon noir');
  });

  it('is always its own beginning, fits, and can be stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, max) => {
        const cut = cutAtWord(text, max);
        expect(text.startsWith(cut) && cut.length <= max && cut.isWellFormed()).toBe(true);
      }),
    );
  });
});
