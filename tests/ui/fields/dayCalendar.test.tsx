import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, it, vi } from 'vitest';
import { DayCalendar } from '@/ui/fields/day/DayCalendar';
import { dayOf } from '@/ui/fields/day/dayOf';
import { renderUi } from '../renderUi';

/** Renders a Persian calendar whose last day is 5 Azar 1405. */
function renderPersian(value?: string) {
  const onChoose = vi.fn<(day: { toString: () => string }) => void>();
  renderUi(
    <I18nProvider locale="fa">
      <DayCalendar label="روز" value={dayOf(value)} onChoose={onChoose} last="2026-11-26" />
    </I18nProvider>,
    { lang: 'fa' },
  );
  return onChoose;
}

const chosenPeriods = () =>
  screen
    .getAllByRole<HTMLSelectElement>('combobox')
    .map(({ selectedOptions }) => selectedOptions[0]?.textContent);

it('in Persian, the lists show the month and year of the chosen day', () => {
  // In 1404, although 2026 began in that year.
  renderPersian('2026-03-12');
  expect(chosenPeriods()).toEqual(['اسفند', '۱۴۰۴']);
});

it('in Persian, the year list ends with the year of the last day', () => {
  renderPersian();
  expect(chosenPeriods()).toEqual(['آذر', '۱۴۰۵']);
});

it('in Persian, days are numbered within their own month', async () => {
  const onChoose = renderPersian();
  const last = screen.getByRole('button', { name: /آذر ۵/ });
  expect(last).toHaveTextContent(/^۵$/);
  await userEvent.click(last);
  expect(onChoose.mock.lastCall?.toString()).toBe('2026-11-26');
});
