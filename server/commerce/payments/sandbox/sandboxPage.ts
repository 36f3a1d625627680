import { createHash } from 'node:crypto';
import { colors } from '../../../../src/shared/colors.ts';
import { directionOf, languageOf } from '../../../../src/shared/languages.ts';
import { toDecimal } from '../../../../src/shared/money.ts';
import { product } from '../../../../src/shared/product.ts';
import { currencyDigits, writeMoney } from '../../../../src/shared/writeMoney.ts';
import { escapeHtml } from '../../../../src/shared/escapeHtml.ts';
import { messagesFor } from '../../../kernel/messages.ts';
import { choicesFor, type SandboxChoice, type SandboxPayment } from './sandboxPayments.ts';

/** The colors of a mode as CSS custom properties. */
const propertiesOf = (mode: keyof typeof colors): string =>
  Object.entries(colors[mode])
    .map(([name, color]) => `--${name}: oklch(${color.join(' ')});`)
    .join(' ');

/** The stylesheet of the hosted page, served as a separate file. */
export const sandboxStyles = `
:root { color-scheme: light dark; ${propertiesOf('light')} }
@media (prefers-color-scheme: dark) { :root { ${propertiesOf('dark')} } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 1.25rem;
  background: var(--surface); color: var(--text); font: 400 1rem/1.6 system-ui, sans-serif; }
main { inline-size: min(30rem, 100%); padding: clamp(1.25rem, 6vw, 2.25rem); background: var(--surfaceRaised);
  border: 1px solid var(--line); border-radius: 0.75rem; }
h1 { margin: 0; font: 480 1.6rem/1.2 Georgia, serif; text-wrap: balance; }
p { color: var(--textMuted); margin-block: 0.75rem 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1.5rem; margin-block: 1.5rem;
  padding-block: 1rem; border-block: 1px solid var(--line); }
dt { color: var(--textMuted); } dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.money { font: 480 1.4rem/1.2 Georgia, serif; font-variant-numeric: tabular-nums; white-space: nowrap; unicode-bidi: isolate; }
form { display: grid; gap: 1rem; } form div { display: grid; gap: 0.25rem; }
button, .back { display: block; inline-size: 100%; min-block-size: 2.9rem; padding: 0.6rem 1.4rem; border-radius: 2rem;
  border: 1px solid var(--line); background: transparent; color: var(--text); font: 560 1rem/1.4 system-ui, sans-serif;
  text-align: center; text-decoration: none; cursor: pointer; }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--onAccent); }
button:hover, .back:hover { border-color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
small { color: var(--textMuted); text-align: center; }
.back { margin-block-start: 1.5rem; }
`;

/** The stylesheet's path, which changes with its content. */
export const sandboxStylesPath = `/sandbox/style-${createHash('sha256').update(sandboxStyles).digest('hex').slice(0, 8)}.css`;

const setupWords = [
  'intro',
  'remember',
  'rememberHint',
  'rememberDeclining',
  'rememberDecliningHint',
] as const;
const isSetupWord = (key: string): key is (typeof setupWords)[number] =>
  setupWords.some((word) => word === key);

/** The hosted page of a payment, in the buyer's language: what is being paid, and the possible outcomes. */
export function sandboxPage(payment: SandboxPayment): string {
  const t = messagesFor(payment.language, 'sandbox');
  const { tag } = languageOf(payment.language);
  const { language, currency_code: currency } = payment;
  const amount = writeMoney(language, toDecimal(payment.amount_minor, currencyDigits(currency)), currency);
  // Saving a card without a payment has its own texts.
  const words = (key: 'intro' | SandboxChoice | `${SandboxChoice}Hint`) =>
    payment.is_setup && isSetupWord(key) ? t(`setup.${key}`) : t(key);
  const title = t(payment.is_setup ? 'setup.title' : 'title');
  const choices = choicesFor(payment).map(
    (
      choice,
    ) => `<div><button name="choice" value="${choice}"${choice === 'pay' ? ' class="primary"' : ''} aria-describedby="${choice}">${escapeHtml(words(choice))}</button>
      <small id="${choice}">${escapeHtml(words(`${choice}Hint`))}</small></div>`,
  );
  const facts = payment.is_setup
    ? ''
    : `<dl>
<dt>${escapeHtml(t('for'))}</dt><dd><bdi>${escapeHtml(payment.description)}</bdi></dd>
<dt>${escapeHtml(t('amount'))}</dt><dd class="money">${escapeHtml(amount)}</dd>
</dl>`;
  const decided = payment.state === 'CANCELED' ? t('canceled') : t('decided');
  return `<!doctype html>
<html lang="${tag}" dir="${directionOf(payment.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${product.name}`)}</title>
<link rel="stylesheet" href="${sandboxStylesPath}">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(words('intro'))}</p>
${facts}
${payment.state === 'OPEN' ? `<form method="post">${choices.join('\n')}</form>` : `<p role="status">${escapeHtml(decided)}</p>`}
<a class="back" href="${escapeHtml(payment.return_url)}">${escapeHtml(t('back'))}</a>
</main>
</body>
</html>`;
}
