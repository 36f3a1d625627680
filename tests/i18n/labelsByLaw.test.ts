import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '@/shared/languages';

/**
 * The texts that a law asks for, by namespace and key, with what each has to name. They are the same in every country, so
 * that every language has them.
 */
const byLaw: readonly (readonly [namespace: string, key: string, names: string])[] = [
  ['landing', 'plans.tryIt', '{{price}}'],
  ['subscription', 'plans.tryIt', '{{price}}'],
  ['payment', 'pay.trial', '{{amount}}'],
  ['payment', 'pay.trialYear', '{{amount}}'],
  ['payment', 'pay.trialMonth', '{{amount}}'],
  ['common', 'price.lowest', '{{price}}'],
  ['product', 'ratings.verified', ''],
  ['forms', 'failures.NOT_SOLD_HERE', ''],
  ['subscription', 'timeline.announced', ''],
  ['subscription', 'timeline.cancelBy', ''],
  ['subscription', 'timeline.notice', ''],
  ['subscription', 'timeline.withdraw', ''],
  ['subscription', 'cancel.early', '{{amount}}'],
];

/** A text of a file, by its key. */
function textOf(lang: string, namespace: string, key: string): unknown {
  const file = path.resolve(import.meta.dirname, `../../locales/${lang}/${namespace}.json`);
  return key
    .split('.')
    .reduce<unknown>(
      (found, part) => (typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined),
      JSON.parse(readFileSync(file, 'utf8')),
    );
}

it.each(languages.map(({ prefix }) => prefix))('every label by law is there in %s', (lang) => {
  const missing = byLaw.filter(([namespace, key, names]) => {
    const text = textOf(lang, namespace, key);
    return typeof text !== 'string' || text.trim() === '' || !text.includes(names);
  });
  expect(missing).toEqual([]);
});

it.each([
  'gratis',
  'gratuit',
  'kostenlos',
  'free',
  'бесплатн',
  'безкоштовн',
  'тегін',
  '무료',
  '免费',
  'رایگان',
])('no button that starts a trial says “%s”, since it is paid for later', (word) => {
  const saying = languages.flatMap(({ prefix }) =>
    byLaw
      .slice(0, 5)
      .filter(([namespace, key]) =>
        String(textOf(prefix, namespace, key))
          .toLowerCase()
          .includes(word),
      )
      .map(([, key]) => `${prefix} ${key}`),
  );
  expect(saying).toEqual([]);
});
