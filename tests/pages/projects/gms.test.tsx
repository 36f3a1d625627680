import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findMentors, readMentorSearch } from '@/features/site/gms/mentors';
import * as page from '@/pages/projects/gms';
import { renderPage } from '../support/renderPage';

const open = (query = '') => renderPage(page, 'projects/gms', `/en/projects/gms${query}`);

const found = (query: string) =>
  findMentors(readMentorSearch(new URLSearchParams(query))).map(({ id }) => id);

const names = () =>
  within(screen.getByRole('region', { name: 'Find a mentor' }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('mentors must match both filters, and invalid filters are ignored', () => {
  expect(found('subject=publishing')).toEqual(['adler', 'moretti']);
  expect(found('subject=stage&language=fr')).toEqual(['haddad']);
  expect(found('subject=workshop&language=ru')).toEqual([]);
  expect(found('subject=alchemy&language=tlh')).toHaveLength(8);
});

it('filtering mentors narrows the list, announces the count, and updates the URL', async () => {
  const router = open('?utm=kept');
  const subject = await screen.findByRole('combobox', { name: 'Subject' });
  expect(screen.getByRole('status')).toHaveTextContent('8 mentors');
  await userEvent.selectOptions(subject, 'Stage and film');
  await waitFor(() => expect(names()).toEqual(['Samir Haddad', 'Park Seo-yun']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Korean');
  await waitFor(() => expect(names()).toEqual(['Park Seo-yun']));
  expect(screen.getByRole('status')).toHaveTextContent('1 mentor');
  expect(router.state.location.search).toBe('?utm=kept&subject=stage&language=ko');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.preventScrollReset).toBe(true);
});

it('filtering mentors keeps focus on the filter', async () => {
  open();
  const language = await screen.findByRole('combobox', { name: 'Language' });
  language.focus();
  await userEvent.selectOptions(language, 'Kazakh');
  await waitFor(() => expect(names()).toEqual(['Daniyar Bekov']));
  expect(language).toHaveFocus();
});

it('the mentor filters come from the URL, and “any” removes one', async () => {
  const router = open('?subject=numbers&language=uk');
  expect(await screen.findByRole('combobox', { name: 'Language' })).toHaveDisplayValue('Ukrainian');
  expect(names()).toEqual(['Nadiia Ivanenko']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Any');
  await waitFor(() => expect(names()).toEqual(['Hélène Duval', 'Nadiia Ivanenko']));
  expect(router.state.location.search).toBe('?subject=numbers');
});

it('an empty list of mentors says what to do', async () => {
  open('?subject=workshop&language=ru');
  expect(await screen.findByText(/No mentor matches both/)).toBeVisible();
  expect(names()).toEqual([]);
});

it('a mentor’s languages and first available month are written out', async () => {
  open('?subject=stage&language=ar');
  expect(await screen.findByText('Speaks Arabic, French, and English')).toBeVisible();
  expect(screen.getByText('Available from February 2027')).toBeVisible();
});

it('the page leads to the contact form', async () => {
  open();
  const part = within(await screen.findByRole('region', { name: 'How it works' }));
  expect(part.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/about#contact');
});
