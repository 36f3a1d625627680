import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

/** Security changes that the account's owner is notified of by email, so that none goes unnoticed. */
const securityChanges = [
  'TWO_FACTOR_ON',
  'TWO_FACTOR_OFF',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_RENEWED',
] as const;
export type SecurityChange = (typeof securityChanges)[number];

/** `link` leads to the account's security page, or to the contact form after an address change. */
export const securityChanged = defineMail({
  name: 'securityChanged',
  schema: v.object({ what: v.picklist(securityChanges), link }),
  render: ({ what, link }, t) => ({
    subject: t(`securityChanged.${what}.subject`),
    title: t(`securityChanged.${what}.subject`),
    paragraphs: [t('greeting'), t(`securityChanged.${what}.text`)],
    rows: [],
    button: {
      label: t(what === 'EMAIL_CHANGED' ? 'securityChanged.EMAIL_CHANGED.button' : 'securityChanged.button'),
      link,
    },
    notes: [
      t('securityChanged.wasYou'),
      t(what === 'EMAIL_CHANGED' ? 'securityChanged.EMAIL_CHANGED.notYou' : 'securityChanged.notYou'),
    ],
    footer: t('securityChanged.footer'),
  }),
});
