import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { grantFor } from '@/features/site/gfs/grant';
import * as page from '@/pages/projects/gfs';
import { renderPage } from '../support/renderPage';

const open = () => renderPage(page, 'projects/gfs', '/en/projects/gfs');

/** The row with a value of the calculation, by its name. */
const sum = (name: string) => screen.getByText(name).parentElement;

it('a grant covers salaries per month and person, and materials per year', () => {
  expect(grantFor(2, 1)).toEqual({ salary: 81_600, materials: 12_000, total: 93_600 });
  expect(grantFor(4, 5)).toEqual({ salary: 816_000, materials: 24_000, total: 840_000 });
});

it('the grant calculator reacts to both sliders', async () => {
  open();
  const years = await screen.findByRole('slider', { name: 'Years' });
  expect(sum('Total')).toHaveTextContent('$262,800.00');
  fireEvent.change(years, { target: { value: '4' } });
  fireEvent.change(screen.getByRole('slider', { name: 'People' }), { target: { value: '1' } });
  expect(screen.getByText('4 years')).toBeVisible();
  expect(years).toHaveAttribute('aria-valuetext', '4 years');
  expect(screen.getByText('1 person')).toBeVisible();
  expect(sum('Salaries')).toHaveTextContent('$163,200.00');
  expect(sum('Budget for materials')).toHaveTextContent('$24,000.00');
  expect(sum('Total')).toHaveTextContent('$187,200.00');
});

it('the grant sliders are limited to what can be applied for', async () => {
  open();
  const years = await screen.findByRole('slider', { name: 'Years' });
  expect([years.getAttribute('min'), years.getAttribute('max')]).toEqual(['2', '4']);
});

it('the grant page links to the calculator', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Calculate a grant' });
  const target = link.getAttribute('href')?.split('#')[1] ?? '';
  expect(document.getElementById(target)).toContainElement(screen.getByRole('slider', { name: 'People' }));
});

it('the page leads to the contact form', async () => {
  open();
  const part = within(await screen.findByRole('region', { name: 'What would a grant be?' }));
  expect(part.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/about#contact');
});
