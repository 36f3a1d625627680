import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pseudo, pseudoMessages } from '../../scripts/pseudoLocale.ts';

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

describe('the pseudo-locale', () => {
  it('accents every letter and adds brackets', () => {
    const text = pseudo('The quick brown fox jumps over the lazy dog');
    expect(text).toMatch(/^⟦.+⟧$/);
    expect(text).not.toMatch(/[A-Za-z]/);
  });

  it('is 40% longer', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{1,80}$/), (word) => {
        expect(Math.abs(letters(pseudo(word)) - 1.4 * word.length)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('leaves placeholders, tags and references to other messages alone', () => {
    const text = pseudo('Hello {{name}}, <b>read</b> {{ count, number }} of $t(common:all)');
    for (const kept of ['{{name}}', '<b>', '</b>', '{{ count, number }}', '$t(common:all)'])
      expect(text).toContain(kept);
    expect(text).not.toContain('Hello');
  });

  it('keeps digits, symbols and spaces in order', () => {
    expect(pseudo('3 + 4 = 7!')).toBe('⟦3 + 4 = 7!⟧');
  });

  it('leaves an empty text empty', () => {
    expect(pseudo('')).toBe('');
  });

  it('converts a whole file without touching the keys', () => {
    expect(pseudoMessages({ title: 'a', inner: { text_one: 'b' } })).toEqual({
      title: '⟦å⟧',
      inner: { text_one: '⟦ƀ⟧' },
    });
  });
});
