import type { TFunction } from 'i18next';
import type { Lang } from '../../src/shared/languages.ts';
import type { MailContent } from './content.ts';
import type { MailData } from './enqueueMail.ts';
import { moneyIn } from './formats.ts';

type Words = TFunction<'emails'>;

/** Label and value of the money that a mail is about. */
const moneyRows = (t: Words, data: MailData['chargeback'], lang: Lang): [string, string][] => [
  [t('refund.amount'), moneyIn(lang, data.currencyCode)(data.amount)],
  ...(data.productTitle === null ? [] : ([[t('receipt.product'), data.productTitle]] as [string, string][])),
  ...(data.receiptNumber === null
    ? []
    : ([[t('receipt.number'), String(data.receiptNumber)]] as [string, string][])),
];

/** Says how much goes back, and where to. */
export const refund = (t: Words, data: MailData['refund'], lang: Lang): MailContent => ({
  subject: t('refund.subject', { amount: moneyIn(lang, data.currencyCode)(data.amount) }),
  title: t('refund.title'),
  paragraphs: [t('greeting'), t(data.toWallet ? 'refund.toWallet' : 'refund.toSource')],
  rows: moneyRows(t, data, lang),
  button: { label: t('refund.button'), link: data.link },
  notes: [],
});

/** Says that the bank took a payment back, and what that ends: access, or money in the wallet. */
export const chargeback = (t: Words, data: MailData['chargeback'], lang: Lang): MailContent => ({
  subject: t('chargeback.subject', { amount: moneyIn(lang, data.currencyCode)(data.amount) }),
  title: t('chargeback.title'),
  paragraphs: [
    t('greeting'),
    t('chargeback.text'),
    t(data.productTitle === null ? 'chargeback.wallet' : 'chargeback.access'),
  ],
  rows: moneyRows(t, data, lang),
  button: { label: t('refund.button'), link: data.link },
  notes: [t('chargeback.mistake')],
});

/** Says that the payment stands after all, and what is back by that. */
export const disputeWon = (t: Words, data: MailData['disputeWon'], lang: Lang): MailContent => ({
  subject: t('disputeWon.subject', { amount: moneyIn(lang, data.currencyCode)(data.amount) }),
  title: t('disputeWon.title'),
  paragraphs: [
    t('greeting'),
    t('disputeWon.text'),
    t(data.productTitle === null ? 'disputeWon.wallet' : 'disputeWon.access'),
  ],
  rows: moneyRows(t, data, lang),
  button: { label: t('refund.button'), link: data.link },
  notes: [],
});
