import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link, time } from '../template/fields.ts';
import { momentIn } from '../template/formats.ts';

/** A sign-in from an unknown device. Only well-known names (`describeUserAgent`), never raw caller input. */
export const newDevice = defineMail({
  name: 'newDevice',
  schema: v.object({ at: time, browser: v.nullable(v.string()), os: v.nullable(v.string()), link }),
  render: ({ at, browser, os, link }, t, reader) => ({
    subject: t('signInAlert.newDevice.subject'),
    title: t('signInAlert.newDevice.subject'),
    paragraphs: [t('greeting'), t('signInAlert.newDevice.text')],
    rows: [
      [t('signInAlert.time'), momentIn(reader, at)],
      [
        t('signInAlert.device'),
        [browser, os].filter((name) => name !== null).join(' · ') || t('signInAlert.unknownDevice'),
      ],
    ],
    button: { label: t('securityChanged.button'), link },
    notes: [t('securityChanged.wasYou'), t('securityChanged.notYou'), t('signInAlert.lockedOut')],
    footer: t('signInAlert.footer'),
  }),
});
