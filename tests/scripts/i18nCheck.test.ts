import { describe, expect, it } from 'vitest';
import { checkLanguage, sameAsEnglish } from '../../scripts/i18nCheck.ts';

const english = new Map([
  ['shop:title', 'Welcome'],
  ['shop:hello', 'Hello, {{name}}'],
  ['shop:items_one', '{{count}} item'],
  ['shop:items_other', '{{count}} items'],
]);

const german = new Map([
  ['shop:title', 'Willkommen'],
  ['shop:hello', 'Guten Tag, {{name}}'],
  ['shop:items_one', '{{count}} Artikel'],
  ['shop:items_other', '{{count}} Artikel'],
]);

const problemsOf = (own: Map<string, string>, tag = 'de') => checkLanguage('xx', tag, english, own);

describe('the translation check', () => {
  it('accepts a complete language', () => {
    expect(problemsOf(german)).toEqual([]);
  });

  it('reports missing, extra and empty keys', () => {
    const own = new Map([...german, ['shop:title', ''], ['shop:more', 'Mehr']]);
    own.delete('shop:hello');
    expect(problemsOf(own)).toEqual(['shop:title: empty', 'shop:hello: missing', 'shop:more: extra']);
  });

  it('requires exactly the plural forms of the language', () => {
    expect(problemsOf(german, 'uk')).toEqual(['shop:items_few: missing', 'shop:items_many: missing']);
    expect(problemsOf(german, 'ko')).toEqual(['shop:items_one: extra']);
  });

  it('reports missing and unknown placeholders', () => {
    expect(problemsOf(new Map([...german, ['shop:hello', 'Guten Tag, {{nmae}}']]))).toEqual([
      'shop:hello: placeholders -name +nmae',
    ]);
  });

  it('lets the form for a single number leave the number out', () => {
    expect(problemsOf(new Map([...german, ['shop:items_one', 'Ein Artikel']]))).toEqual([]);
    expect(problemsOf(new Map([...german, ['shop:items_other', 'Viele Artikel']]))).toEqual([
      'shop:items_other: placeholders -count',
    ]);
  });

  it('reports a text identical to the English one, unless it is allowed', () => {
    const own = new Map([...german, ['shop:title', 'Welcome']]);
    expect(problemsOf(own)).toEqual([]);
    expect(sameAsEnglish(english, own, () => false)).toEqual(['shop:title: as in English']);
    expect(sameAsEnglish(english, own, (key) => key === 'shop:title')).toEqual([]);
  });

  it('rejects markup in a text', () => {
    expect(problemsOf(new Map([...german, ['shop:title', '<b>Willkommen</b>']]))).toEqual([
      'shop:title: markup in a text',
    ]);
  });
});
