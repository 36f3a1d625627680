import { HttpResponse, http } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, messagesIn } from '@/i18n/i18n';
import { isolate } from '@/i18n/isolate';
import { loadMessages } from '@/i18n/loadMessages';
import { languages, languageOf } from '@/shared/languages';
import { product } from '@/shared/product';

const asked: string[] = [];
const files: Record<string, Record<string, string>> = {};

const server = setupServer(
  http.get('*/locales/:lang/:file', ({ params, request }) => {
    const path = `${String(params['lang'])}/${String(params['file'])}`;
    asked.push(path + new URL(request.url).search);
    const words = files[path];
    return words ? HttpResponse.json(words) : new HttpResponse(null, { status: 404 });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  asked.length = 0;
  vi.restoreAllMocks();
});

describe('loading messages', () => {
  it('requests the files of a prefix with the build id', async () => {
    files['kz/landing.json'] = { hello: 'Сәлем' };
    await loadMessages('kz', ['landing']);
    expect(asked).toEqual(['kz/landing.json?v=development']);
    expect(i18n.getResource('kk', 'landing', 'hello')).toBe('Сәлем');
  });

  it('requests a file once', async () => {
    files['de/common.json'] = { hello: 'Hallo' };
    await loadMessages('de', ['common']);
    await loadMessages('de', ['common']);
    await Promise.all([loadMessages('de', ['common']), loadMessages('de', ['common'])]);
    expect(asked).toHaveLength(1);
  });

  it('requests nothing else when a language is first used', async () => {
    files['ko/common.json'] = { hello: '안녕' };
    await loadMessages('ko', ['common']);
    expect(messagesIn('ko').language).toBe('ko');
    expect(asked).toEqual(['ko/common.json?v=development']);
  });

  it('does not load English if the language is complete', async () => {
    files['it/common.json'] = { hello: 'Ciao' };
    await loadMessages('it', ['common']);
    expect(asked).toEqual(['it/common.json?v=development']);
  });

  it('logs a failure and falls back to English', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    await loadMessages('fr', ['common']);
    expect(complain).toHaveBeenCalledExactlyOnceWith('Failed locale loading', 'fr', 'common');
    expect(messagesIn('fr').t('skipToContent', { ns: 'common' })).toBe('Skip to content');
  });
});

/** A message with a count, in the plural form of the language. */
const speak = (lang: 'ua' | 'kz' | 'ar' | 'ru', words: Record<string, string>, count: number) => {
  i18n.addResourceBundle(languageOf(lang).tag, 'wallet', words, true, true);
  // The key exists only in this test, so the typed keys don't include it.
  const t = messagesIn(lang).getFixedT(null, 'wallet') as (key: string, options: object) => string;
  return t('things', { count });
};

describe('plural forms', () => {
  it('are Ukrainian for the prefix ua', () => {
    const words = { things_one: 'одна', things_few: 'кілька', things_many: 'багато', things_other: 'інше' };
    expect([1, 2, 5, 21, 1.5].map((count) => speak('ua', words, count))).toEqual([
      'одна',
      'кілька',
      'багато',
      'одна',
      'інше',
    ]);
  });

  it('are Kazakh for the prefix kz', () => {
    const words = { things_one: 'бір', things_other: 'көп' };
    expect([1, 2, 5].map((count) => speak('kz', words, count))).toEqual(['бір', 'көп', 'көп']);
  });

  it('are all six in Arabic, with Arabic digits', () => {
    const words = {
      things_zero: 'zero',
      things_one: 'one',
      things_two: 'two',
      things_few: 'few {{count}}',
      things_many: 'many {{count}}',
      things_other: 'other {{count}}',
    };
    expect([0, 1, 2, 3, 11, 100].map((count) => speak('ar', words, count))).toEqual([
      'zero',
      'one',
      'two',
      'few ٣',
      'many ١١',
      'other ١٠٠',
    ]);
  });
});

describe('a message that ends with a value', () => {
  const say = (lang: 'ru' | 'ar' | 'en', end: string) => {
    i18n.addResourceBundle(languageOf(lang).tag, 'wallet', { end: '{{end}}.' }, true, true);
    const t = messagesIn(lang).getFixedT(null, 'wallet') as (key: string, options: object) => string;
    return t('end', { end });
  };

  it('has a single period if the value ends with one', () => {
    expect(say('ru', '2 ноября 2026 г.')).toBe('2 ноября 2026 г.');
    expect(say('ar', isolate('٥ د.إ.\u200f'))).toBe(isolate('٥ د.إ.\u200f'));
    expect(say('en', 'Nov 2, 2026')).toBe('Nov 2, 2026.');
  });

  it('keeps an ellipsis', () => {
    expect(say('en', 'Wait..')).toBe('Wait...');
  });
});

describe('the messages', () => {
  it('have the product name filled in', () => {
    expect(messagesIn('en').t('home', { ns: 'common' })).toContain(product.name);
  });

  it('use the BCP 47 tag of each language', () => {
    expect(languages.map(({ prefix }) => messagesIn(prefix).language)).toEqual(
      languages.map(({ tag }) => tag),
    );
  });
});
