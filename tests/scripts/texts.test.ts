import { describe, expect, it } from 'vitest';
import { avoidedWords, otherLabels, readGlossary } from '../../scripts/texts/glossary.ts';
import { notesWithoutText } from '../../scripts/texts/notes.ts';
import { typographyProblems } from '../../scripts/texts/typography.ts';
import { languages, type Lang } from '../../src/shared/languages.ts';

const glossary = await readGlossary();

const avoided = (lang: Lang, text: string) => avoidedWords(glossary, lang)('shop:text', text);
const typography = (lang: Lang, text: string) => typographyProblems(lang)('shop:text', text);
const label = (lang: Lang, english: string, text: string) =>
  otherLabels(glossary, new Map([['shop:text', english]]), new Map([['shop:text', text]]), lang);

describe('words to avoid', () => {
  it('are found as whole words, ignoring case', () => {
    expect(avoided('en', 'Sign out here')).toEqual(['shop:text: “sign out” instead of “log out”']);
    expect(avoided('en', 'Represented by presentations')).toEqual([]);
  });

  it('are found with any ending if the glossary says so', () => {
    expect(avoided('de', 'Nach der Probezeiten')).toEqual(['shop:text: “Probezeit*” instead of “Testphase”']);
  });

  it('are found within a text without spaces', () => {
    expect(avoided('zh', '我的梦想清单')).toEqual(['shop:text: “梦想” instead of “心愿”']);
    expect(avoided('ko', '당신의 지갑')).toEqual(['shop:text: “당신” instead of “회원님”']);
  });

  it('are ignored in placeholder names', () => {
    expect(avoided('en', 'For {{present}}')).toEqual([]);
  });

  it('are never words that the glossary approves', () => {
    const wrong = languages.flatMap(({ prefix }) => {
      const find = avoidedWords(glossary, prefix);
      return Object.entries(glossary).flatMap(([term, { words }]) =>
        words[prefix].flatMap((word) => find(`${prefix} ${term}`, word)),
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('a label that is a glossary term', () => {
  it('uses the glossary’s word, in any form', () => {
    expect(label('ru', 'Gifts', 'Подарки')).toEqual([]);
    expect(label('ru', 'Gifts', 'Презенты')).toEqual([
      'shop:text: “презенты” is another word for “Gifts” than подарок',
    ]);
  });

  it('is checked only if it is the whole text', () => {
    expect(label('ru', 'Gifts for everyone', 'Презенты')).toEqual([]);
  });
});

describe('punctuation rules', () => {
  it.each([
    ['en', 'It’s “here”', "It's here", 'straight quotation mark or apostrophe'],
    ['de', '„Hier“', '“Hier”', 'quotation marks other than „“'],
    [
      'fr',
      'Prix\u202f: 5, d’accord\u202f?',
      'D’accord ?',
      'no narrow no-break space (U+202F) at ? ! : ; « or »',
    ],
    ['he', 'ב־{{date}}', 'ב-{{date}}', 'hyphen instead of maqaf (־)'],
    ['ru', 'Вы здесь, и вас ждут', 'Здесь ждут Вас', 'capital of the polite pronoun within a sentence'],
    ['ua', 'Ви тут, і на вас чекають', 'Це для Вас', 'capital of the polite pronoun within a sentence'],
    ['zh', '价格：5', '价格: 5', 'half-width sign after a Chinese character'],
    ['it', 'Fine.', 'Fine..', 'two full stops'],
    ['fa', 'می\u200cشود', 'می\u0007شود', 'control character'],
  ] as const)('of %s are enforced', (lang, good, bad, problem) => {
    expect(typography(lang, good)).toEqual([]);
    expect(typography(lang, bad)).toEqual([`shop:text: ${problem}`]);
  });
});

it('a note about a text that no longer exists is reported', async () => {
  const problems = await notesWithoutText(new Map([['library:receipt', 'Receipt']]));
  expect(problems).toContain('notes.json names payment:gift.none, which does not exist');
  expect(problems).not.toContain('notes.json names library:receipt, which does not exist');
});
