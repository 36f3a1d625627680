import { colors, hexOf } from '../../src/shared/colors.ts';
import { directionOf, languageOf, type Lang } from '../../src/shared/languages.ts';
import { product } from '../../src/shared/product.ts';
import { escapeHtml as e } from '../../src/shared/escapeHtml.ts';
import { messagesFor } from '../kernel/messages.ts';
import { allMails } from './allMails.ts';
import type { MailContent } from './template/defineMail.ts';
import { giftCardHtml, giftCardText } from './template/giftCard.ts';
import { isolated } from './template/isolated.ts';

/** An email ready to send. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: MailContent['replyTo'];
  /** The unsubscribe address; none if omitted. */
  readonly unsubscribe?: string;
}

/** The subject line: what happened, and to what. */
const subjectOf = ({ subject, about }: MailContent): string => (about ? `${subject} · ${about}` : subject);

const border = `1px solid ${hexOf(colors.light.line)}`;
const sans = 'system-ui,sans-serif';

/** A CSS declaration with a light theme color. */
const light = (property: string, token: keyof typeof colors.light): string =>
  `${property}:${hexOf(colors.light[token])}`;

/** Many mail clients drop style sheets, so all essential styles are inline, in light theme colors. */
const styles = {
  body: `margin:0;padding:24px 12px;${light('background', 'surface')};${light('color', 'text')};font:16px/1.6 Georgia,serif`,
  preheader: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all',
  card: `width:100%;max-width:560px;margin:0 auto;${light('background', 'surfaceRaised')};border:${border};border-radius:10px;border-spacing:0`,
  cell: 'padding:32px 24px;text-align:start',
  brand: `margin:0 0 24px;${light('color', 'accent')};font:600 16px/28px ${sans};letter-spacing:.02em`,
  logo: 'vertical-align:middle;margin-inline-end:10px;border-radius:7px',
  title: 'margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:500;overflow-wrap:anywhere',
  table: `width:100%;margin:8px 0 16px;border-collapse:collapse;font:15px/1.5 ${sans}`,
  // Leaves phones enough room for the values, especially dates.
  label: `width:34%;padding:6px 12px 6px 0;padding-inline:0 12px;${light('color', 'textMuted')};border-bottom:${border};text-align:start;vertical-align:top;font-weight:400`,
  value: `padding:6px 0;border-bottom:${border};text-align:end;vertical-align:top;overflow-wrap:anywhere`,
  total: 'padding-top:10px;padding-bottom:10px;color:inherit;vertical-align:baseline',
  totalValue: 'font:500 20px/1.3 Georgia,serif',
  quote: `margin:8px 0 16px;padding-inline-start:16px;border-inline-start:3px solid ${hexOf(colors.light.line)};overflow-wrap:anywhere`,
  button: `display:inline-block;margin:8px 0 16px;padding:12px 28px;border-radius:28px;${light('background', 'accent')};${light('color', 'onAccent')};font:600 16px/1.4 ${sans};text-align:center;text-decoration:none`,
  note: `margin:0 0 12px;${light('color', 'textMuted')};font:14px/1.5 ${sans}`,
  link: `${light('color', 'accent')};word-break:break-all`,
} as const;

/** Dark theme colors, by class, for clients that support style sheets. */
const darkRule = (selector: string, property: string, token: keyof typeof colors.dark): string =>
  `${selector}{${property}:${hexOf(colors.dark[token])}!important}`;

const darkRules = [
  darkRule('.body', 'background', 'surface'),
  darkRule('.body', 'color', 'text'),
  darkRule('.card', 'background', 'surfaceRaised'),
  darkRule('.card,.line', 'border-color', 'line'),
  darkRule('.muted', 'color', 'textMuted'),
  darkRule('.accent', 'color', 'accent'),
  darkRule('.button', 'background', 'accent'),
  darkRule('.button', 'color', 'onAccent'),
].join('');

/** Pads the inbox preview, so that the body does not show after the preheader. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(80);

interface Words {
  /** The line above the button's URL. */
  readonly address: string;
  readonly footer: string;
  /** A note that replies are read. */
  readonly answer: string | undefined;
}

function toHtml(
  content: MailContent,
  { lang, origin }: { lang: Lang; origin: string | undefined },
  words: Words,
): string {
  const { title, paragraphs, rows, links = [], quote, gift, button, notes, unsubscribe } = content;
  const note = (html: string) => `<p class="muted" style="${styles.note}">${html}</p>`;
  const table = rows
    .map(([label, value, emphasis]) => {
      const tone = emphasis ? 'line' : 'muted line';
      const [set, large] = emphasis ? [`;${styles.total}`, `;${styles.totalValue}`] : ['', ''];
      return `<tr><th scope="row" class="${tone}" style="${styles.label}${set}">${e(label)}</th><td class="line" style="${styles.value}${set}${large}"><bdi>${e(value)}</bdi></td></tr>`;
    })
    .join('\n');
  const logo =
    origin === undefined
      ? ''
      : `<img src="${e(`${origin}/icon-192.png`)}" width="28" height="28" alt="" style="${styles.logo}">`;
  // The first paragraph is the greeting.
  const preheader = paragraphs[1] ?? paragraphs[0] ?? '';
  return `<!doctype html>
<html lang="${languageOf(lang).tag}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${e(subjectOf(content))}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}</style>
</head>
<body class="body" style="${styles.body}">
<div aria-hidden="true" style="${styles.preheader}">${e(preheader)}${filler}</div>
<table role="presentation" class="card" style="${styles.card}"><tr><td style="${styles.cell}">
<p class="accent" style="${styles.brand}">${logo}${e(product.name)}</p>
<h1 style="${styles.title}">${e(title)}</h1>
${paragraphs.map((paragraph) => `<p>${e(paragraph)}</p>`).join('\n')}
${gift ? giftCardHtml(gift, origin) : ''}
${rows.length > 0 ? `<table style="${styles.table}">\n${table}\n</table>` : ''}
${links.map(({ label, link }) => `<p><a href="${e(link)}" class="accent" style="${light('color', 'accent')}"><bdi>${e(label)}</bdi></a></p>`).join('\n')}
${quote === undefined ? '' : `<blockquote dir="auto" class="line" style="${styles.quote}">${e(quote).replaceAll('\n', '<br>\n')}</blockquote>`}
${button ? `<p><a href="${e(button.link)}" class="button" style="${styles.button}">${e(button.label)}</a></p>` : ''}
${notes.map((text) => note(e(text))).join('\n')}
${button ? note(`${e(words.address)}<br><a href="${e(button.link)}" class="accent" style="${styles.link}" dir="ltr">${e(button.link)}</a>`) : ''}
${words.answer === undefined ? '' : note(e(words.answer))}
${note(e(words.footer))}
${unsubscribe ? note(`<a href="${e(unsubscribe.link)}" class="accent" style="${light('color', 'accent')}">${e(unsubscribe.label)}</a>`) : ''}
</td></tr></table>
</body>
</html>
`;
}

function toText(content: MailContent, lang: Lang, words: Words): string {
  const { title, paragraphs, rows, links = [], quote, gift, button, notes, unsubscribe } = content;
  const own = directionOf(lang) === 'rtl' ? isolated : (text: string) => text;
  const parts = [
    title,
    ...paragraphs,
    ...(gift ? [giftCardText(gift)] : []),
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${own(value)}`).join('\n')] : []),
    ...links.map(({ label, link }) => `${label}:\n${link}`),
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...notes,
    `--\n${words.answer === undefined ? '' : `${words.answer}\n`}${words.footer}`,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.link}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Where an email is read, and what it is sent with. */
interface Setting {
  /** IANA; UTC if unknown. */
  readonly timeZone?: string | undefined;
  /** The public origin, which serves the logo. */
  readonly origin?: string;
  /** The reply address, unless the email has its own. */
  readonly inbox?: string;
}

/**
 * Renders an email in a language, as HTML and equivalent plain text.
 * @throws Error if there is no such email, or if its data does not fit
 */
export function renderMail(
  mail: { template: string; data: unknown },
  lang: Lang,
  { timeZone = 'UTC', origin, inbox }: Setting = {},
): RenderedMail {
  const definition = allMails.find(({ name }) => name === mail.template);
  if (!definition) throw new Error(`there is no mail ${mail.template}`);
  const t = messagesFor(lang, 'emails');
  const content = definition.compose(mail.data, { lang, timeZone });
  const answered = content.replyTo === undefined && inbox !== undefined;
  const words = {
    address: t('address'),
    footer: content.footer ?? t('footer'),
    answer: answered ? t('answer') : undefined,
  };
  const replyTo = content.replyTo ?? (answered ? { name: product.name, address: inbox } : undefined);
  return {
    subject: subjectOf(content),
    html: toHtml(content, { lang, origin }, words),
    text: toText(content, lang, words),
    ...(replyTo && { replyTo }),
    ...(content.unsubscribe && { unsubscribe: content.unsubscribe.link }),
  };
}
