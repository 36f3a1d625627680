import { colors, hexOf } from '../../src/shared/colors.ts';
import { directionOf, languageOf, type Lang } from '../../src/shared/languages.ts';
import { product } from '../../src/shared/product.ts';
import { escapeHtml as e } from '../kernel/escapeHtml.ts';
import { messagesFor } from '../kernel/messages.ts';
import { allMails } from './allMails.ts';
import type { MailContent } from './template/defineMail.ts';

/** A mail ready to be sent. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: MailContent['replyTo'];
}

/** Mail programs know no custom properties and no oklch, and many none of the colour mode. */
const { surface, surfaceRaised, text, textMuted, line, accent, onAccent } = colors.light;
const border = `1px solid ${hexOf(line)}`;
const sans = 'system-ui,sans-serif';

/** Mail programs drop style sheets, so the styles are at the elements. */
const styles = {
  body: `margin:0;padding:24px 12px;background:${hexOf(surface)};color:${hexOf(text)};font:16px/1.6 Georgia,serif`,
  card: `max-width:560px;margin:0 auto;padding:32px 24px;background:${hexOf(surfaceRaised)};border:${border};border-radius:10px`,
  brand: `margin:0 0 16px;color:${hexOf(accent)};font:600 14px/1.4 ${sans};letter-spacing:.06em`,
  title: 'margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:500',
  table: `width:100%;margin:8px 0 16px;border-collapse:collapse;font:15px/1.5 ${sans}`,
  label: `padding:6px 0;color:${hexOf(textMuted)};border-bottom:${border};text-align:start;vertical-align:top;font-weight:400`,
  value: `padding:6px 0;border-bottom:${border};text-align:end;vertical-align:top`,
  quote: `margin:8px 0 16px;padding-inline-start:16px;border-inline-start:3px solid ${hexOf(line)};overflow-wrap:anywhere`,
  button: `display:inline-block;margin:8px 0 16px;padding:12px 28px;border-radius:28px;background:${hexOf(accent)};color:${hexOf(onAccent)};font:600 16px/1.4 ${sans};text-decoration:none`,
  note: `margin:0 0 12px;color:${hexOf(textMuted)};font:14px/1.5 ${sans}`,
  link: `color:${hexOf(accent)};word-break:break-all`,
} as const;

function toHtml(content: MailContent, lang: Lang, words: { address: string; footer: string }): string {
  const { title, paragraphs, rows, quote, button, notes } = content;
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><th scope="row" style="${styles.label}">${e(label)}</th><td style="${styles.value}"><bdi>${e(value)}</bdi></td></tr>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${languageOf(lang).tag}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(content.subject)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.card}">
<p style="${styles.brand}">${e(product.name)}</p>
<h1 style="${styles.title}">${e(title)}</h1>
${paragraphs.map((paragraph) => `<p>${e(paragraph)}</p>`).join('\n')}
${rows.length > 0 ? `<table style="${styles.table}">\n${table}\n</table>` : ''}
${quote === undefined ? '' : `<blockquote dir="auto" style="${styles.quote}">${e(quote).replaceAll('\n', '<br>\n')}</blockquote>`}
${button ? `<p><a href="${e(button.link)}" style="${styles.button}">${e(button.label)}</a></p>` : ''}
${notes.map((note) => `<p style="${styles.note}">${e(note)}</p>`).join('\n')}
${button ? `<p style="${styles.note}">${e(words.address)}<br><a href="${e(button.link)}" style="${styles.link}" dir="ltr">${e(button.link)}</a></p>` : ''}
<p style="${styles.note}">${e(words.footer)}</p>
</div>
</body>
</html>
`;
}

/** Keeps a value's own direction inside a line of the other one. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

function toText(content: MailContent, lang: Lang, words: { footer: string }): string {
  const { title, paragraphs, rows, quote, button, notes } = content;
  const own = directionOf(lang) === 'rtl' ? isolated : (text: string) => text;
  const parts = [
    title,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${own(value)}`).join('\n')] : []),
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...notes,
    `--\n${words.footer}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * Sets a mail in a language, as HTML and as plain text that says the same.
 * @throws Error where there is no such mail, or its data does not fit
 */
export function renderMail(mail: { template: string; data: unknown }, lang: Lang): RenderedMail {
  const definition = allMails.find(({ name }) => name === mail.template);
  if (!definition) throw new Error(`there is no mail ${mail.template}`);
  const t = messagesFor(lang, 'emails');
  const content = definition.compose(mail.data, lang);
  const words = { address: t('address'), footer: content.footer ?? t('footer') };
  return {
    subject: content.subject,
    html: toHtml(content, lang, words),
    text: toText(content, lang, words),
    ...(content.replyTo && { replyTo: content.replyTo }),
  };
}
