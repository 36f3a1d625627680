import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Component } from '@/pages/projects/media';
import { renderPage } from '../support/renderPage';

const open = (query = '') =>
  renderPage({ Component }, 'projects/orrery.media', `/en/projects/orrery.media${query}`);

const shelf = () => within(screen.getByRole('region', { name: 'Pieces and their lengths' }));
const titles = () =>
  shelf()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the media shelf', () => {
  it('shows eight pieces with their lengths', () => {
    open();
    expect(titles()).toHaveLength(8);
    expect(shelf().getByText('61 minutes')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('8 pieces');
    expect(screen.getByRole('radio', { name: 'Everything' })).toBeChecked();
  });

  it('filters by kind, shows the count and keeps the filter in the URL', async () => {
    const router = open('?utm=1');
    await userEvent.click(screen.getByRole('radio', { name: 'Films' }));
    expect(await screen.findByText('2 pieces')).toBeVisible();
    expect(titles()).toEqual(['The loom', 'The bridge keeper']);
    expect(router.state.location.search).toBe('?utm=1&kind=film');
    expect(router.state.historyAction).toBe('REPLACE');
    await userEvent.click(screen.getByRole('radio', { name: 'Everything' }));
    expect(await screen.findByText('8 pieces')).toBeVisible();
    expect(router.state.location.search).toBe('?utm=1');
  });

  it('reads the kind from the URL', () => {
    open('?kind=sound');
    expect(titles()).toEqual(['Salt flat, four in the morning', 'Library under snow']);
    expect(screen.getByRole('radio', { name: 'Sound' })).toBeChecked();
  });

  it('shows everything for an unknown kind in the URL', () => {
    open('?kind=opera');
    expect(titles()).toHaveLength(8);
    expect(screen.getByRole('radio', { name: 'Everything' })).toBeChecked();
  });
});
