import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as page from '@/pages/projects/patrons';
import { renderPage } from '../support/renderPage';

it('the patron’s letter is quoted with its author', async () => {
  renderPage(page, 'projects/patrons', '/en/projects/patrons');
  const letter = await screen.findByRole('figure');
  expect(within(letter).getByRole('blockquote')).toHaveTextContent('thrown away in February');
  expect(letter).toHaveTextContent('An author, spring 2026');
});

it('the patrons page links to the contact form', async () => {
  renderPage(page, 'projects/patrons', '/en/projects/patrons');
  const link = await screen.findByRole('link', { name: 'Contact us' });
  const target = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '');
  expect(target?.querySelector('form')).not.toBeNull();
});
