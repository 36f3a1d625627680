import { expect, it } from 'vitest';
import { messagesFor } from '../../server/kernel/messages.ts';
import { joinValues } from '@/shared/messageFormat';
import { isolate } from '@/i18n/isolate';

it.each([
  ['ru', `До ${isolate('1 янв. 2027 г.')}.`, `До ${isolate('1 янв. 2027 г.')}`],
  ['ru', 'Ждите...', 'Ждите...'],
  ['it', `Si rinnova il ${isolate('8 nov 2026')}.`, `Si rinnova l’${isolate('8 nov 2026')}.`],
  [
    'it',
    `fino al ${isolate('8 nov')}, dal ${isolate('11 nov')}`,
    `fino all’${isolate('8 nov')}, dall’${isolate('11 nov')}`,
  ],
  [
    'it',
    `del ${isolate('18 nov')} e il ${isolate('1 nov')}`,
    `del ${isolate('18 nov')} e il ${isolate('1 nov')}`,
  ],
  ['es', `hasta el 8 nov, al ${isolate('11 nov')}`, `hasta el 8 nov, al ${isolate('11 nov')}`],
] as const)('in %s inserted values fit the words around them: %s', (lang, text, expected) => {
  expect(joinValues(lang, text)).toBe(expected);
});

it('inserted values follow the rules of the text’s language, in emails too', () => {
  const values = { date: '8 nov 2026', amount: '5 €' };
  expect(messagesFor('it', 'emails')('deletionPlanned.text', values)).toContain('l’8 nov 2026');
  expect(messagesFor('es', 'emails')('deletionPlanned.text', values)).not.toContain('l’8');
});
