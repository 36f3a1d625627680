import { directionOf, languageOf, type Lang } from '../../src/shared/languages.ts';
import { product } from '../../src/shared/product.ts';
import { escapeHtml as e } from '../http/escapeHtml.ts';
import { messagesFor } from '../messages.ts';
import { mailContent, type Mail, type MailContent } from './content.ts';

/** A mail ready to be sent. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: MailContent['replyTo'];
}

/** Mail programs drop style sheets and know no custom properties, so the styles stand at the elements. */
const styles = {
  body: 'margin:0;padding:24px 12px;background:#f7f3ea;color:#1d2138;font:16px/1.6 Georgia,serif',
  card: 'max-width:560px;margin:0 auto;padding:32px 24px;background:#fffdf8;border:1px solid #e2d9c5;border-radius:10px',
  brand: 'margin:0 0 16px;color:#8a6116;font:600 14px/1.4 system-ui,sans-serif;letter-spacing:.06em',
  title: 'margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:500',
  table: 'width:100%;margin:8px 0 16px;border-collapse:collapse;font:15px/1.5 system-ui,sans-serif',
  label:
    'padding:6px 0;color:#5b5f75;border-bottom:1px solid #eee6d6;text-align:start;vertical-align:top;font-weight:400',
  value: 'padding:6px 0;border-bottom:1px solid #eee6d6;text-align:end;vertical-align:top',
  quote:
    'margin:8px 0 16px;padding-inline-start:16px;border-inline-start:3px solid #e2d9c5;overflow-wrap:anywhere',
  button:
    'display:inline-block;margin:8px 0 16px;padding:12px 28px;border-radius:28px;background:#7d5711;color:#fffdf8;font:600 16px/1.4 system-ui,sans-serif;text-decoration:none',
  note: 'margin:0 0 12px;color:#5b5f75;font:14px/1.5 system-ui,sans-serif',
  link: 'color:#7d5711;word-break:break-all',
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

/** Sets a mail in a language, as HTML and as plain text that says the same. */
export function renderMail(mail: Mail, lang: Lang): RenderedMail {
  const t = messagesFor(lang, 'emails');
  const content = mailContent(mail, lang);
  const words = { address: t('address'), footer: content.footer ?? t('footer') };
  return {
    subject: content.subject,
    html: toHtml(content, lang, words),
    text: toText(content, lang, words),
    ...(content.replyTo && { replyTo: content.replyTo }),
  };
}
