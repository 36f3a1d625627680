import * as v from 'valibot';
import { reviewReasons } from '../../../src/shared/reviewReport.ts';
import { messagesFor } from '../../kernel/messages.ts';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';

/** A review that visitors reported, for the site's inbox. */
export const ratingReport = defineMail({
  name: 'ratingReport',
  schema: v.object({
    id: v.string(),
    productTitle: v.string(),
    text: v.string(),
    /** How many open reports have which reason. */
    reports: v.array(v.object({ reason: v.picklist(reviewReasons), count: v.number() })),
    link,
  }),
  render: (data, t, { lang }) => {
    // The same words that the visitor chose from.
    const form = messagesFor(lang, 'report');
    return {
      subject: t('ratingReport.subject'),
      title: t('ratingReport.subject'),
      paragraphs: [t('ratingReport.intro')],
      rows: [
        [t('receipt.product'), data.productTitle],
        ...data.reports.map(
          ({ reason, count }) => [form(`review.reasons.${reason}`), String(count)] as const,
        ),
        [t('ratingReport.hide'), `npm run admin -- ratings hide ${data.id}`],
        [t('ratingReport.keep'), `npm run admin -- ratings show ${data.id}`],
      ],
      quote: data.text,
      button: { label: t('ratingReport.button'), link: data.link },
      notes: [t('ratingReport.stays')],
      footer: t('dreamReport.footer'),
    };
  },
});
