import { expect, it } from 'vitest';
import { formatFor } from '@/i18n/format';
import { languages } from '@/shared/languages';
import { expectedFormats, writeFormats } from './formats';

it.each(languages.map(({ prefix }) => prefix))(
  'pages that are built ahead write dates, money and lists as readers of %s do',
  (lang) => {
    expect(writeFormats(formatFor(lang, 'UTC'), lang)).toEqual(expectedFormats[lang]);
  },
);
