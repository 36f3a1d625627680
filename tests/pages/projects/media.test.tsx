import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Component } from '@/pages/projects/media';
import { renderPage } from '../support/renderPage';

const open = (query = '') =>
  renderPage({ Component }, 'projects/orrery.media', `/en/projects/orrery.media${query}`);

const shelf = () => within(screen.getByRole('region', { name: 'Read, listen, watch' }));
const titles = () =>
  shelf()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the media shelf', () => {
  it('leads from each piece to the title that contains it', () => {
    open();
    const links = shelf().getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(titles());
    expect(screen.getByRole('link', { name: 'The salt flat' })).toHaveAttribute(
      'href',
      '/en/products/field-recordings-of-quiet-places',
    );
    expect(screen.getByRole('status')).toHaveTextContent('7 pieces');
    expect(screen.getByRole('radio', { name: 'Everything' })).toBeChecked();
  });

  it('filters by kind, shows the count and keeps the filter in the URL', async () => {
    const router = open('?utm=1');
    await userEvent.click(screen.getByRole('radio', { name: 'Films' }));
    expect(await screen.findByText('3 pieces')).toBeVisible();
    expect(titles()).toEqual(['Breath', 'Weight', 'Wave']);
    expect(router.state.location.search).toBe('?utm=1&kind=film');
    expect(router.state.historyAction).toBe('REPLACE');
    await userEvent.click(screen.getByRole('radio', { name: 'Everything' }));
    expect(await screen.findByText('7 pieces')).toBeVisible();
    expect(router.state.location.search).toBe('?utm=1');
  });

  it('reads the kind from the URL', () => {
    open('?kind=sound');
    expect(titles()).toEqual(['The salt flat', 'The snowed-in library', 'The harbor under fog']);
    expect(screen.getByRole('radio', { name: 'Sound' })).toBeChecked();
  });

  it('shows everything for an unknown kind in the URL', () => {
    open('?kind=opera');
    expect(titles()).toHaveLength(7);
    expect(screen.getByRole('radio', { name: 'Everything' })).toBeChecked();
  });
});
