import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { healStyles, retryMs } from '@/lib/healStyles';

let stop = (): void => undefined;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  stop();
  document.head.replaceChildren();
  vi.useRealTimers();
});

/** A style sheet of the document, and whatever takes its place. */
function addStyles(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;

  document.head.append(link);
  return link;
}

const shown = (): HTMLLinkElement[] => [...document.head.querySelectorAll('link')];

it('a style sheet that failed is asked for again in its place, ever more seldom', () => {
  stop = healStyles();
  const first = addStyles('/assets/a.css');
  addStyles('/assets/b.css');
  first.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(retryMs.first - 1);
  expect(shown()[0]).toBe(first);
  vi.advanceTimersByTime(1);
  const second = shown()[0];
  expect(second).not.toBe(first);
  expect(shown().map((link) => link.getAttribute('href'))).toEqual(['/assets/a.css', '/assets/b.css']);
  second?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(retryMs.first);
  expect(shown()[0]).toBe(second);
  vi.advanceTimersByTime(retryMs.first);
  expect(shown()[0]).not.toBe(second);
});

it('a style sheet that failed is asked for at once when the browser is online again, and only once', () => {
  stop = healStyles();
  const failed = addStyles('/assets/a.css');
  failed.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('online'));
  const again = shown()[0];
  expect(again).not.toBe(failed);
  vi.advanceTimersByTime(retryMs.longest);
  expect(shown()).toEqual([again]);
});

it('one that had failed before the application started is asked for too, but none that is switched off', () => {
  const failed = addStyles('/assets/a.css');
  const off = addStyles('/assets/b.css');
  off.disabled = true;
  for (const link of [failed, off]) Object.defineProperty(link, 'sheet', { value: null });
  stop = healStyles();
  vi.advanceTimersByTime(retryMs.first);
  expect(shown()[0]).not.toBe(failed);
  expect(shown()[1]).toBe(off);
});

it('a picture or script that failed is left alone', () => {
  stop = healStyles();
  const picture = document.head.appendChild(document.createElement('img'));
  picture.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(retryMs.longest);
  expect(picture.isConnected).toBe(true);
});
