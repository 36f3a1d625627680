import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readPhone } from '@/shared/phone';
import { foldedText, searchKey } from '@/shared/searchKey';
import { canBeMailed, normalizeEmail, plainLine, plainText, spelledCode } from '@/shared/texts';
import { email, knownEmail } from '@/shared/validation';
import { anyText } from './anyText';

/** What each function makes of texts that people and programs write is written by it the same way again. */
it.each(Object.entries({ plainText, plainLine, spelledCode, normalizeEmail, searchKey, foldedText }))(
  'what %s returns is stored, compared and shown: it changes nothing a second time',
  (_name, clean) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = clean(text);
        expect(clean(once)).toBe(once);
        expect(clean(text.normalize('NFC'))).toBe(clean(text.normalize('NFD')));
        expect(once).toBe(once.trim());
      }),
      { numRuns: 5000 },
    );
  },
);

it.each(Object.entries({ plainText, plainLine }))(
  '%s leaves what every database and mail can hold',
  (_name, clean) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = clean(text);
        expect(once).toBe(once.normalize('NFC').toWellFormed());
        expect(once).not.toMatch(clean === plainLine ? /\p{Cc}|[\u202a-\u202e]/u : /(?![\n\t])\p{Cc}/u);
      }),
      { numRuns: 5000 },
    );
  },
);

describe('an email address', () => {
  it.each([
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@BÜCHER.Example', 'ada@xn--bcher-kva.example'],
    ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
    ['ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
    ['ada@bü\u00adcher.example\u200b', 'ada@xn--bcher-kva.example'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ada@example.org'],
    ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
    ['用户@例子。广告', '用户@xn--fsqu00a.xn--4rr70v'],
    ['елена@почта.рф', 'елена@xn--80a1acny.xn--p1ai'],
    ['علی@نامه\u200cای.com', 'علی@xn--mgba3gch31f060k.com'],
    ['ada@straße.example', 'ada@xn--strae-oqa.example'],
    ['ada@exam\u200cple.org', 'ada@example.org'],
    ["o'neill@example.org", "o'neill@example.org"],
    ['ada+orrery@example.co.uk', 'ada+orrery@example.co.uk'],
    ['ada@xn--a.museum', 'ada@xn--a.museum'],
  ])('%s is %s', (typed, address) => {
    expect(v.parse(email, typed)).toBe(address);
  });

  it.each([
    '',
    'ada',
    '@example.org',
    'ada@',
    'ada@localhost',
    'ada@example..org',
    'ada@.example.org',
    'ada@example.org.',
    'ada@-example.org',
    'ada@example-.org',
    'ada@exam_ple.org',
    'ada@exam%70le.org',
    'ada@192.168.0.1',
    'ada@1。2。3。4',
    'ada@[192.0.2.7]',
    'ada@example.o',
    'ada@bücher',
    'ada@exa mple.org',
    '.ada@example.org',
    'ada.@example.org',
    'a..da@example.org',
    `${'a'.repeat(65)}@example.org`,
    `${'ж'.repeat(33)}@example.org`,
    `ada@${'a'.repeat(64)}.org`,
    'Ada <ada@example.org>',
    'ada@example.org, bob@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@bob@example.org',
  ])('%j is none', (typed) => {
    expect(v.safeParse(email, typed).success).toBe(false);
  });

  it('that an earlier version accepted is still read where one logs in', () => {
    expect(v.parse(knownEmail, 'a..da@example.org')).toBe('a..da@example.org');
    expect(canBeMailed('a..da@example.org')).toBe(false);
  });

  it('has one spelling, whatever was typed around it', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, domain) => {
        const parsed = v.safeParse(email, `${name}@${domain}.example`);
        if (!parsed.success) return;
        expect(v.parse(email, parsed.output)).toBe(parsed.output);
        expect(parsed.output).toMatch(/^[^\p{Cc}\p{Default_Ignorable_Code_Point}\s@]+@[a-z0-9.-]+$/u);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('a phone number', () => {
  it.each([
    '+7 701 234 5678',
    '+7 (701) 234-56-78',
    '＋７　７０１　２３４　５６７８',
    '\u202a+7 701 234 5678\u202c',
    '\u200e+7\u00a0701\u00a0234\u00a05678',
    '+7\u2011701\u2011234\u201156\u201178',
    '+7 701 234–56–78',
    'tel:+77012345678',
    '+٧٧٠١٢٣٤٥٦٧٨',
    '+۷ ۷۰۱ ۲۳۴ ۵۶۷۸',
    '00 7 701 234 5678',
    '+7.701.234.5678',
    '+7\u200b701\u200b2345678',
    '\ufeff+77012345678\n',
  ])('is read from what was pasted: %j', (typed) => {
    expect(readPhone(typed, 'DE')?.number).toBe('+77012345678');
  });

  it('is nothing else, and reads its own text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const phone = readPhone(text, 'KZ');
        expect(phone && readPhone(phone.text)).toEqual(phone);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('what a search compares', () => {
  it.each([
    ['Élève', 'ELEVE'],
    ['Élève', 'e\u0301le\u0300ve'],
    ['Straße', 'STRASSE'],
    ['ＡＢＣ１２３', 'abc123'],
    ['Ёлка', 'елка'],
    ['Йод', 'йод'],
    ['Қазақ', 'қазақ'],
    ['İstanbul', 'istanbul'],
    ['الكتاب', 'الكتاب\u200f'],
    ['الْكِتَابُ', 'الكتاب'],
    ['كـــتاب', 'كتاب'],
    ['أحمد', 'احمد'],
    ['إسلام', 'اسلام'],
    ['آب', 'اب'],
    ['مدرسة', 'مدرسه'],
    ['مصطفى', 'مصطفي'],
    ['کتابی', 'كتابي'],
    ['می‌روم', 'میروم'],
    ['۱۲۳ ١٢٣', '123 123'],
    ['שָׁלוֹם', 'שלום'],
    ['ﬁn', 'fin'],
    ['Œuvre', 'oeuvre'],
    ['æther', 'aether'],
    ['한국어', '한국어'.normalize('NFD')],
    ['soft\u00adhyphen', 'softhyphen'],
    ['don’t', "don't"],
  ])('is the same for %s and %s', (one, other) => {
    expect(searchKey(one)).toBe(searchKey(other));
  });

  it.each([
    ['한국', '한글'],
    ['й', 'к'],
    ['قلب', 'كلب'],
  ])('differs for %s and %s', (one, other) => {
    expect(searchKey(one)).not.toBe(searchKey(other));
  });
});
