import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component } from '@/pages/projects/dance';
import { renderPage } from '../support/renderPage';

beforeEach(() => {
  vi.useFakeTimers();
  renderPage({ Component }, 'projects/orrery.dance', '/en/projects/orrery.dance');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tempo = (value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: 'Speed' }), { target: { value } });

describe('the dance counter', () => {
  it('starts at 48 counts a minute and is silent until started', () => {
    expect(screen.getByRole('slider', { name: 'Speed' })).toHaveValue('48');
    expect(screen.getByText('48 counts a minute')).toBeVisible();
    wait(5000);
    expect(screen.queryByText(/^Count \d/)).not.toBeInTheDocument();
  });

  it('counts to eight at that speed, again and again', () => {
    press('Start');
    expect(screen.getByText('Count 1: Stand on both feet.')).toHaveAttribute('aria-live', 'polite');
    wait(1249);
    expect(screen.getByText(/^Count 1:/)).toBeVisible();
    wait(2);
    expect(screen.getByText('Count 2: Let your head grow heavy.')).toBeVisible();
    wait(6 * 1250);
    expect(screen.getByText('Count 8: Breathe out, and wait.')).toBeVisible();
    wait(1250);
    expect(screen.getByText(/^Count 1:/)).toBeVisible();
  });

  it('does not drift within an hour', () => {
    press('Start');
    wait(3_600_000 + 10);
    // 48 · 60 counts are 360 phrases of eight.
    expect(screen.getByText(/^Count 1:/)).toBeVisible();
    wait(1230);
    expect(screen.getByText(/^Count 1:/)).toBeVisible();
    wait(20);
    expect(screen.getByText(/^Count 2:/)).toBeVisible();
  });

  it('changes speed without losing the count', () => {
    press('Start');
    wait(1250 + 625);
    tempo(30);
    expect(screen.getByText('30 counts a minute')).toBeVisible();
    wait(990);
    expect(screen.getByText(/^Count 2:/)).toBeVisible();
    wait(20);
    expect(screen.getByText(/^Count 3:/)).toBeVisible();
  });

  it('can count the other phrase', () => {
    fireEvent.click(screen.getByRole('radio', { name: 'Right phrase' }));
    press('Start');
    wait(1250);
    expect(screen.getByText('Count 2: Let your shoulders drop.')).toBeVisible();
  });

  it('stops on request and when the tab is hidden', () => {
    press('Start');
    press('Stop');
    expect(screen.queryByText(/^Count \d/)).not.toBeInTheDocument();
    press('Start');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.queryByText(/^Count \d/)).not.toBeInTheDocument();
    wait(10_000);
    expect(screen.queryByText(/^Count \d/)).not.toBeInTheDocument();
  });
});

it('the dance page links to the films', () => {
  expect(screen.getByRole('link', { name: 'View title' })).toHaveAttribute('href', '/en/products/5/payment');
});
