import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deckOn } from '@/features/site/arcanum12th/deck';
import { Component } from '@/pages/projects/arcanum12th';
import words from '../../../locales/en/projectArcanum.json';
import { renderPage } from '../support/renderPage';

const today = new Date(2026, 10, 18, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: today, toFake: ['Date'] });
  renderPage({ Component }, 'projects/arcanum12th', '/en/projects/arcanum12th');
});

afterEach(() => void vi.useRealTimers());

const cardAt = (place: number) => words.cards[deckOn(today)[place] ?? 'lantern'];

describe('the deck of cards', () => {
  it('is face down and reveals nothing', () => {
    expect(screen.getAllByRole('button', { name: /^Card \d+$/ })).toHaveLength(12);
    for (const { question } of Object.values(words.cards)) {
      expect(screen.queryByText(question)).not.toBeInTheDocument();
    }
  });

  it('turns over the chosen card of the day and announces it', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Card 3' }));
    const { name, question } = cardAt(2);
    expect(screen.getByRole('status')).toHaveTextContent(`You drew: ${name}`);
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByText(question)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Put it back' })).toHaveFocus();
  });

  it('lets no other card be drawn until this one is put back', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Card 3' }));
    expect(screen.getByRole('button', { name: 'Card 4' }).closest('ol')).toHaveAttribute('inert');
    await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(screen.queryByText(cardAt(2).question)).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Card 3' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Card 4' }).closest('ol')).not.toHaveAttribute('inert');
  });

  it('works with the keyboard alone', async () => {
    screen.getByRole('button', { name: 'Card 12' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(cardAt(11).question)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Card 12' })).toHaveFocus();
  });
});
