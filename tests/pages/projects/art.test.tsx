import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Gallery } from '@/features/site/art/Gallery';
import { Component } from '@/pages/projects/art';
import { supportDialog } from '../../ui/nativeDialog';
import { renderUi } from '../../ui/renderUi';
import { renderPage } from '../support/renderPage';

supportDialog();

const open = (query = '') =>
  renderPage({ Component }, 'projects/orrery.art', `/en/projects/orrery.art${query}`);

const frame = (title: string) => screen.getByRole('button', { name: `Look closely: ${title}` });

describe('the art gallery', () => {
  it('shows six drawings with technique and year', () => {
    open();
    expect(screen.getAllByRole('button', { name: /^Look closely/ })).toHaveLength(6);
    expect(screen.getByText('Ink, plotter, 2023')).toBeVisible();
    expect(screen.getByText('Screen print, 2025')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('enlarges a drawing with its rule, updates the URL, and returns focus when closed', async () => {
    const router = open();
    await userEvent.click(frame('Tides'));
    const dialog = await screen.findByRole('dialog', { name: 'Tides' });
    expect(dialog).toHaveTextContent('Draw forty horizontal lines.');
    expect(router.state.location.search).toBe('?work=tides');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
    expect(frame('Tides')).toHaveFocus();
  });

  it('moves on with buttons and arrow keys, wraps around, and returns focus to the last frame', async () => {
    open('?work=rain');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Rain, counted' })).getByRole('button', {
        name: 'Next drawing',
      }),
    );
    fireEvent.keyDown(await screen.findByRole('dialog', { name: 'One thread' }), { key: 'ArrowRight' });
    fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Tides' }), { key: 'ArrowLeft' });
    const last = await screen.findByRole('dialog', { name: 'One thread' });
    fireEvent(last, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(frame('One thread')).toHaveFocus());
  });

  it('swaps the arrow keys in right-to-left languages', async () => {
    renderUi(<Gallery />, { path: '/ar/projects/orrery.art?work=tides', lang: 'ar' });
    fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Tides' }), { key: 'ArrowLeft' });
    expect(await screen.findByRole('dialog', { name: 'Nine orbits' })).toBeVisible();
  });

  it('ignores a work that does not exist', () => {
    open('?work=sunflowers');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('the art page links to the plans for a print', () => {
  open();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/en/services#plans');
});
