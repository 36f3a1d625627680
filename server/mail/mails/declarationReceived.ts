import * as v from 'valibot';
import { messagesFor } from '../../kernel/messages.ts';
import { defineMail } from '../template/defineMail.ts';
import { declarationFields, declarationRows } from '../template/declarationRows.ts';

/** Confirms a declaration with all it says and its time, on a durable medium. */
export const declarationReceived = defineMail({
  name: 'declarationReceived',
  schema: v.object(declarationFields),
  render: (data, t, { lang }) => {
    const on = messagesFor(lang, 'contracts');
    return {
      subject: t(`declaration.${data.kind}.subject`),
      title: on(`${data.kind}.made.title`),
      paragraphs: [t('greeting'), on(`${data.kind}.declaration`), on(`${data.kind}.made.next`)],
      rows: declarationRows(lang, data),
      ...(data.reason === undefined ? {} : { quote: data.reason }),
      notes: [t('declaration.notYou')],
    };
  },
});
