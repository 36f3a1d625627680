/** The typography rules of each language: quotation marks, spaces, hyphens, polite pronouns. */
import type { Lang } from '../../src/shared/languages.ts';

interface Rule {
  readonly found: RegExp;
  readonly problem: string;
}

const everywhere: readonly Rule[] = [
  { found: /["']/, problem: 'straight quotation mark or apostrophe' },
  { found: /(?<!\.)\.\.(?!\.)/, problem: 'two full stops' },
  { found: / {2}/, problem: 'two spaces' },
  // Zero-width joiners and direction marks belong to some languages; these characters belong to none.
  { found: /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u200b\u2060\ufeff\ufffd]/u, problem: 'control character' },
];

/** The quotation marks of each language; any other pair is wrong. */
const quotes: Readonly<Record<Lang, string>> = {
  en: '“”',
  ru: '«»',
  es: '«»',
  fr: '«»',
  de: '„“',
  kz: '«»',
  ua: '«»',
  he: '״״',
  ar: '«»',
  fa: '«»',
  zh: '“”',
  it: '«»',
  ko: '‘’',
};

const allQuotes = ['“', '”', '„', '«', '»', '‹', '›', '‚', '‘', '״'];

const foreignQuotes = (lang: Lang): Rule => ({
  found: new RegExp(`[${allQuotes.filter((mark) => !quotes[lang].includes(mark)).join('')}]`, 'u'),
  problem: `quotation marks other than ${quotes[lang]}`,
});

/** A pronoun capitalized within a sentence, as is done in letters to one person but not on pages. */
const politeCapital = (words: string): Rule => ({
  found: new RegExp(`(?<=[\\p{L}\\p{N},;:—–»)}] )(?:${words})(?!\\p{L})`, 'u'),
  problem: 'capital of the polite pronoun within a sentence',
});

const own: Readonly<Partial<Record<Lang, readonly Rule[]>>> = {
  ru: [politeCapital('Вы|Вас|Вам|Вами|Ваш\\p{L}*')],
  ua: [politeCapital('Ви|Вас|Вам|Вами|Ваш\\p{L}*')],
  fr: [
    {
      // The colon in a time or a URL has no space.
      found: /(?<!\u202f)[?!;»]|(?<!\u202f):(?=\s|$)|«(?!\u202f)/,
      problem: 'no narrow no-break space (U+202F) at ? ! : ; « or »',
    },
  ],
  he: [{ found: /\p{Script=Hebrew}-[\p{L}\p{N}{״]/u, problem: 'hyphen instead of maqaf (־)' }],
  zh: [{ found: /\p{Script=Han}[,:;?!]/u, problem: 'half-width sign after a Chinese character' }],
};

/** One line per typography rule that a text breaks. */
export function typographyProblems(lang: Lang): (key: string, text: string) => string[] {
  const rules = [...everywhere, foreignQuotes(lang), ...(own[lang] ?? [])];
  return (key, text) =>
    rules.filter(({ found }) => found.test(text)).map(({ problem }) => `${key}: ${problem}`);
}
