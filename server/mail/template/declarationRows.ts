import * as v from 'valibot';
import type { Lang } from '../../../src/shared/languages.ts';
import { readableEmail } from '../../../src/shared/readableEmail.ts';
import { writeDate } from '../../../src/shared/writeDate.ts';
import { messagesFor } from '../../kernel/messages.ts';
import { timeZoneOf } from '../../kernel/timeZone.ts';
import type { Row } from './defineMail.ts';
import { time } from './fields.ts';

/** What a declaration says. */
export const declarationFields = {
  kind: v.picklist(['WITHDRAWAL', 'CANCELLATION']),
  name: v.string(),
  email: v.string(),
  number: v.string(),
  cause: v.optional(v.picklist(['ORDINARY', 'FOR_CAUSE'])),
  reason: v.optional(v.string()),
  endsOn: v.optional(v.pipe(v.string(), v.isoDate())),
  receivedAt: time,
  timeZone: v.string(),
};

type Fields = v.InferOutput<v.ObjectSchema<typeof declarationFields, undefined>>;

/** The same rows as on the page that says that it has arrived; the reason stands below them, with its line breaks. */
export function declarationRows(lang: Lang, data: Fields): Row[] {
  const t = messagesFor(lang, 'contracts');
  const end =
    data.endsOn === undefined
      ? t('fields.earliest')
      : writeDate(lang, 'longDay', `${data.endsOn}T00:00:00Z`, 'UTC');
  return [
    [
      t('fields.receivedAt'),
      writeDate(lang, 'zonedSecond', data.receivedAt, timeZoneOf(data.timeZone) ?? 'UTC'),
    ],
    [t('fields.name'), data.name],
    [t('fields.email'), readableEmail(data.email)],
    [t('fields.number'), data.number],
    ...(data.cause === undefined
      ? []
      : ([
          [t('fields.cause'), t(`causes.${data.cause}`)],
          [t('fields.endsOn'), end],
        ] as const)),
  ];
}
