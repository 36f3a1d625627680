import * as v from 'valibot';
import { defineMail } from '../template/defineMail.ts';
import { link } from '../template/fields.ts';
import { languageName } from '../template/rows.ts';

/** A dream that a visitor reported, for the site's inbox. */
export const dreamReport = defineMail({
  name: 'dreamReport',
  schema: v.object({
    id: v.string(),
    title: v.string(),
    description: v.nullable(v.string()),
    reason: v.string(),
    link,
  }),
  render: (data, t, { lang }) => ({
    subject: t('dreamReport.subject'),
    title: t('dreamReport.subject'),
    paragraphs: [t('dreamReport.intro')],
    rows: [
      [t('dreamReport.reason'), data.reason],
      [t('dreamReport.id'), data.id],
      [t('dreamReport.language'), languageName(lang)],
    ],
    quote: [data.title, data.description].filter((text) => text !== null).join('\n\n'),
    button: { label: t('dreamReport.button'), link: data.link },
    notes: [t('dreamReport.stays')],
    footer: t('dreamReport.footer'),
  }),
});
