import * as v from 'valibot';
import { readableEmail } from '../../../src/shared/readableEmail.ts';
import { defineMail } from '../template/defineMail.ts';
import { languageName } from '../template/rows.ts';

export const contactTopics = ['GENERAL', 'PATRONS', 'SPONSORS', 'INVESTORS'] as const;

/** A contact form message, for the site's inbox. */
export const contact = defineMail({
  name: 'contact',
  schema: v.object({
    topic: v.picklist(contactTopics),
    name: v.string(),
    email: v.string(),
    message: v.string(),
    maybeSpam: v.optional(v.boolean(), false),
  }),
  render: ({ topic, name, email, message, maybeSpam }, t, { lang }) => {
    const about = t(`contact.topics.${topic}`);
    return {
      subject: t('contact.subject', { topic: about }),
      title: t('contact.title'),
      paragraphs: [t('contact.intro')],
      rows: [
        [t('contact.topic'), about],
        [t('contact.name'), name],
        [t('contact.email'), readableEmail(email)],
        [t('contact.language'), languageName(lang)],
      ],
      quote: message,
      notes: maybeSpam ? [t('contact.spam')] : [],
      footer: t('contact.footer'),
      replyTo: { name, address: email },
    };
  },
});
