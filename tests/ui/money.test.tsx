import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Money } from '@/ui/Money';
import { renderUi } from './renderUi';

it('an amount is formatted for the page’s language and isolated from the surrounding text', () => {
  renderUi(<Money amount="1990.50" currency="EUR" />, { lang: 'de' });
  const amount = screen.getByText(/1\.990,50\s€/);
  expect(amount.tagName).toBe('BDI');
});

it('an amount never wraps: the space in it is non-breaking', () => {
  const { container } = renderUi(<Money amount="45.00" currency="EUR" />, { lang: 'fr' });
  expect(container.textContent).not.toContain(' ');
});

it('an Arabic amount keeps Arabic digits', () => {
  renderUi(<Money amount="12.00" currency="AED" />, { lang: 'ar' });
  expect(screen.getByText(/١٢/)).toBeVisible();
});

it('a struck-out price is marked as deleted and says what it is', () => {
  const { container } = renderUi(<Money amount="58.00" currency="USD" struck label="Was" />);
  expect(container).toHaveTextContent('Was $58.00');
  expect(container.querySelector('s')).toHaveTextContent('$58.00');
});

it.each([
  ['12.00', '', 'en', '12.00'],
  ['-1990.5', '', 'de', '-1.990,5'],
  ['12.000001', 'USDT', 'en', '12.000001\u00a0USDT'],
  ['12.00', '', 'fa', '۱۲٫۰۰'],
  ['', 'USD', 'en', '—'],
] as const)(
  'the amount "%s" of the currency "%s" is shown as it is known',
  (amount, currency, lang, shown) => {
    const { container } = renderUi(<Money amount={amount} currency={currency} />, { lang });
    expect(container.textContent).toBe(shown);
  },
);
