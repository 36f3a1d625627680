import { expect, it } from 'vitest';
import { formatFor } from '@/i18n/format';
import { languages } from '@/shared/languages';
import { expectedFormats, writeFormats } from './formats';

it.each(languages.map(({ prefix }) => prefix))(
  'prerendered pages format dates, money and lists as readers of %s expect',
  (lang) => {
    expect(writeFormats(formatFor(lang, 'UTC'), lang)).toEqual(expectedFormats[lang]);
  },
);
