import type { TFunction } from 'i18next';
import type * as v from 'valibot';
import { messagesFor } from '../../kernel/messages.ts';
import { parseStored } from '../../kernel/parseStored.ts';
import type { Reader } from './formats.ts';

/** A labeled value; `total` is set larger. */
export type Row = readonly [label: string, value: string, emphasis?: 'total'];

/** A gift's card, with the texts as its receiver reads them. */
export interface GiftContent {
  /** The path of the cover on this site. */
  readonly cover: string | null;
  readonly title: string;
  readonly from: string | null;
  /** By the giver: with its line breaks, in its own writing direction. */
  readonly message: string | null;
  readonly product: string;
}

/** The content of a mail, before it is rendered as HTML or plain text. */
export interface MailContent {
  readonly subject: string;
  /** The title of the product or plan it is about, appended to the subject line. */
  readonly about?: string | null;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly Row[];
  /** Links with a line each, for several things of a kind. */
  readonly links?: readonly { readonly label: string; readonly link: string }[];
  /** A text by another person: set apart, with its line breaks. */
  readonly quote?: string;
  /** A gift as a card, in place of a quote. */
  readonly gift?: GiftContent;
  readonly button?: { readonly label: string; readonly link: string };
  readonly notes: readonly string[];
  /** Why the reader gets this email; by default, that their address was entered on the site. */
  readonly footer?: string;
  /** Unsubscribes this inbox from such emails; shown in the footer and sent to mail clients (RFC 8058). */
  readonly unsubscribe?: { readonly label: string; readonly link: string };
  /** The reply address; none if omitted. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

export type LocalizedText = TFunction<'emails'>;

/** An email; its texts are in `locales/<language>/emails.json`. */
export interface MailDefinition<Name extends string = string, Data extends object = object> {
  /** Its name in the queue; must stay the same across versions, since queued rows contain it. */
  readonly name: Name;
  /** Its data. Must also accept rows written by earlier versions. */
  readonly schema: v.GenericSchema<Data>;
  /** Composes its content in the reader's language. @throws Error for data that does not fit */
  readonly compose: (data: unknown, reader: Reader) => MailContent;
}

/** Defines an email by its name, its data and its content. */
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
