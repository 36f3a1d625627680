import type { TFunction } from 'i18next';
import type * as v from 'valibot';
import { messagesFor } from '../../kernel/messages.ts';
import { parseStored } from '../../kernel/parseStored.ts';
import type { Reader } from './formats.ts';

/** A fact; the one that counts most is set larger. */
export type Row = readonly [label: string, value: string, emphasis?: 'total'];

/** The content of a mail, before it is rendered as HTML or plain text. */
export interface MailContent {
  readonly subject: string;
  /** The title of the product or plan that it is about; the subject line ends with it. */
  readonly about?: string | null;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly Row[];
  /** A text by another person: set apart, line by line as it came. */
  readonly quote?: string;
  readonly button?: { readonly label: string; readonly link: string };
  readonly notes: readonly string[];
  /** Why the reader gets it; that their address was entered on the site, if left out. */
  readonly footer?: string;
  /** Ends such mails to this inbox, in the foot and for mail programs (RFC 8058). */
  readonly unsubscribe?: { readonly label: string; readonly link: string };
  /** The reply address; none if omitted. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

export type LocalizedText = TFunction<'emails'>;

/** A mail; its words are in `locales/<language>/emails.json`. */
export interface MailDefinition<Name extends string = string, Data extends object = object> {
  /** Its name in the queue; waiting rows keep it across versions. */
  readonly name: Name;
  /** What it is about. Rows that an earlier version wrote must fit it too. */
  readonly schema: v.GenericSchema<Data>;
  /** What it says in a language. @throws Error for data that does not fit */
  readonly compose: (data: unknown, reader: Reader) => MailContent;
}

/** A mail by its name, its data and what it says of that. */
export const defineMail = <Name extends string, Data extends object>({
  name,
  schema,
  render,
}: {
  readonly name: Name;
  readonly schema: v.GenericSchema<Data>;
  readonly render: (data: Data, t: LocalizedText, reader: Reader) => MailContent;
}): MailDefinition<Name, Data> => ({
  name,
  schema,
  compose: (data, reader) =>
    render(
      parseStored(schema, data, `the data of the mail ${name}`),
      messagesFor(reader.lang, 'emails'),
      reader,
    ),
});
