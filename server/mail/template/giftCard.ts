import { colors, hexOf } from '../../../src/shared/colors.ts';
import { escapeHtml as e } from '../../../src/shared/escapeHtml.ts';
import type { GiftContent } from './defineMail.ts';

const { surface, line, accent, textMuted } = colors.light;

const styles = {
  card: `width:100%;margin:16px 0;border:1px solid ${hexOf(line)};border-radius:10px;border-spacing:0;background:${hexOf(surface)};overflow:hidden`,
  cover: 'display:block;width:100%;height:auto;border:0',
  ribbon: `padding:0;height:5px;font-size:0;line-height:0;background:${hexOf(accent)}`,
  words: 'padding:20px 20px 24px;text-align:center;overflow-wrap:anywhere',
  title: 'margin:0 0 4px;font-size:21px;line-height:1.3',
  from: `margin:0 0 12px;color:${hexOf(textMuted)}`,
  message: `margin:0 0 12px;padding:12px 0;border-top:1px solid ${hexOf(line)};border-bottom:1px solid ${hexOf(line)}`,
} as const;

/** A gift's card as a table, which all mail clients render; the cover needs the site's public origin. */
export function giftCardHtml(
  { cover, title, from, message, product }: GiftContent,
  origin: string | undefined,
): string {
  const picture =
    cover === null || origin === undefined
      ? ''
      : `<tr><td style="padding:0"><img src="${e(origin + cover)}" width="510" alt="" style="${styles.cover}"></td></tr>`;
  return `<table role="presentation" class="body line" style="${styles.card}">
${picture}
<tr><td class="button" style="${styles.ribbon}">&nbsp;</td></tr>
<tr><td style="${styles.words}">
<p style="${styles.title}">${e(title)}</p>
${from === null ? '' : `<p class="muted" style="${styles.from}">${e(from)}</p>`}
${message === null ? '' : `<p dir="auto" class="line" style="${styles.message}">${e(message).replaceAll('\n', '<br>\n')}</p>`}
<p style="margin:0"><bdi>${e(product)}</bdi></p>
</td></tr></table>`;
}

/** The same in plain text. */
export const giftCardText = ({ title, from, message, product }: GiftContent): string =>
  [title, from, message?.replace(/^/gm, '> '), product].filter(Boolean).join('\n');
