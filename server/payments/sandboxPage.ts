import { createHash } from 'node:crypto';
import { directionOf, intlTag, languageOf } from '../../src/shared/languages.ts';
import { toDecimal } from '../../src/shared/money.ts';
import { product } from '../../src/shared/product.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { messagesFor } from '../messages.ts';
import { choicesFor, type SandboxPayment } from './sandboxProvider.ts';

/** The stylesheet of the hosted page, served beside it. */
export const sandboxStyles = `
:root { color-scheme: light dark; --surface: oklch(97.7% 0.011 85); --raised: oklch(99.2% 0.006 85); --text: oklch(25.5% 0.032 268);
  --muted: oklch(47.5% 0.028 268); --line: oklch(87.2% 0.02 85); --accent: oklch(51.5% 0.098 72); --on-accent: oklch(98.5% 0.012 85); }
@media (prefers-color-scheme: dark) { :root { --surface: oklch(17.8% 0.03 268); --raised: oklch(21.5% 0.034 268);
  --text: oklch(93.5% 0.014 85); --muted: oklch(73.5% 0.022 268); --line: oklch(31.5% 0.032 268);
  --accent: oklch(81% 0.105 82); --on-accent: oklch(20% 0.03 268); } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 1.25rem;
  background: var(--surface); color: var(--text); font: 400 1rem/1.6 system-ui, sans-serif; }
main { inline-size: min(30rem, 100%); padding: clamp(1.25rem, 6vw, 2.25rem); background: var(--raised);
  border: 1px solid var(--line); border-radius: 0.75rem; }
h1 { margin: 0; font: 480 1.6rem/1.2 Georgia, serif; text-wrap: balance; }
p { color: var(--muted); margin-block: 0.75rem 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1.5rem; margin-block: 1.5rem;
  padding-block: 1rem; border-block: 1px solid var(--line); }
dt { color: var(--muted); } dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.money { font: 480 1.4rem/1.2 Georgia, serif; font-variant-numeric: tabular-nums; white-space: nowrap; unicode-bidi: isolate; }
form { display: grid; gap: 1rem; } form div { display: grid; gap: 0.25rem; }
button, .back { display: block; inline-size: 100%; min-block-size: 2.9rem; padding: 0.6rem 1.4rem; border-radius: 2rem;
  border: 1px solid var(--line); background: transparent; color: var(--text); font: 560 1rem/1.4 system-ui, sans-serif;
  text-align: center; text-decoration: none; cursor: pointer; }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button:hover, .back:hover { border-color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
small { color: var(--muted); text-align: center; }
.back { margin-block-start: 1.5rem; }
`;

/** The stylesheet's address, which changes with its content. */
export const sandboxStylesPath = `/sandbox/style-${createHash('sha256').update(sandboxStyles).digest('hex').slice(0, 8)}.css`;

/** The hosted page of a payment, in the buyer's language: what is paid, and how it may end. */
export function sandboxPage(payment: SandboxPayment): string {
  const t = messagesFor(payment.language, 'sandbox');
  const { tag } = languageOf(payment.language);
  const currency = new Intl.NumberFormat(intlTag(payment.language), {
    style: 'currency',
    currency: payment.currency_code,
  });
  const digits = currency.resolvedOptions().maximumFractionDigits ?? 2;
  // The string form is exact; the type only knows numeric literals.
  const amount = currency.format(toDecimal(payment.amount_minor, digits) as Intl.StringNumericLiteral);
  const choices = choicesFor(payment).map(
    (
      choice,
    ) => `<div><button name="choice" value="${choice}"${choice === 'pay' ? ' class="primary"' : ''} aria-describedby="${choice}">${escapeHtml(t(choice))}</button>
      <small id="${choice}">${escapeHtml(t(`${choice}Hint`))}</small></div>`,
  );
  const decided = payment.state === 'CANCELED' ? t('canceled') : t('decided');
  return `<!doctype html>
<html lang="${tag}" dir="${directionOf(payment.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${t('title')} · ${product.name}`)}</title>
<link rel="stylesheet" href="${sandboxStylesPath}">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>${escapeHtml(t('title'))}</h1>
<p>${escapeHtml(t('intro'))}</p>
<dl>
<dt>${escapeHtml(t('for'))}</dt><dd><bdi>${escapeHtml(payment.description)}</bdi></dd>
<dt>${escapeHtml(t('amount'))}</dt><dd class="money">${escapeHtml(amount)}</dd>
</dl>
${payment.state === 'OPEN' ? `<form method="post">${choices.join('\n')}</form>` : `<p role="status">${escapeHtml(decided)}</p>`}
<a class="back" href="${escapeHtml(payment.return_url)}">${escapeHtml(t('back'))}</a>
</main>
</body>
</html>`;
}
