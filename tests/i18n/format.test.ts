import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatFor } from '@/i18n/format';
import { langOf, rememberLang, visitorLang } from '@/i18n/lang';

/** Narrow and no-break spaces differ between CLDR versions. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

describe('formatted amounts', () => {
  it('follow the language', () => {
    expect(plain(formatFor('en').money('1234.50', 'USD'))).toBe('$1,234.50');
    expect(plain(formatFor('de').money('1234.50', 'EUR'))).toBe('1.234,50 €');
    expect(plain(formatFor('ua').money('1234.50', 'UAH'))).toBe('1 234,50 ₴');
  });

  it('have the decimals of their currency', () => {
    expect(plain(formatFor('ko').money('13800', 'KRW'))).toBe('₩13,800');
  });

  it('keep every digit beyond floating-point precision', () => {
    expect(formatFor('en').money('9007199254740993.01', 'USD')).toBe('$9,007,199,254,740,993.01');
  });

  it('use Arabic and Persian digits', () => {
    expect(plain(formatFor('ar').money('12.50', 'AED'))).toContain('١٢٫٥٠');
    expect(plain(formatFor('fa').money('12.50', 'USD'))).toContain('۱۲٫۵۰');
  });
});

describe('formatted dates', () => {
  it('without a time are the same in every time zone', () => {
    expect(formatFor('en').date('1990-02-28')).toBe('Feb 28, 1990');
  });
});

describe('formatted lists and relative times', () => {
  it('follow the language', () => {
    expect(formatFor('en').list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(formatFor('de').list(['a', 'b', 'c'])).toBe('a, b und c');
  });

  it('are relative to now', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    expect(formatFor('en').relativeTime('2026-11-24T12:00:00Z')).toBe('in 3 days');
    expect(formatFor('en').relativeTime('2026-11-21T11:58:00Z')).toBe('2 minutes ago');
    vi.useRealTimers();
  });
});

describe('a visitor’s language', () => {
  afterEach(() => {
    Cookies.remove('i18n_redirected');
    vi.restoreAllMocks();
  });

  it('is the one they chose before', () => {
    rememberLang('ua');
    expect(Cookies.get('i18n_redirected')).toBe('ua');
    expect(visitorLang()).toBe('ua');
  });

  it('is otherwise the browser’s', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR', 'kk-KZ', 'en']);
    expect(visitorLang()).toBe('kz');
  });

  it('falls back to English if the site supports none of the browser’s', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR']);
    expect(visitorLang()).toBe('en');
  });

  it('is overridden by the prefix in the URL', () => {
    rememberLang('ua');
    expect(langOf({ lang: 'fa' })).toBe('fa');
    expect(langOf({ lang: 'xx' })).toBe('ua');
  });
});
