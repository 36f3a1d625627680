import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const meta = () => document.querySelector('meta[name="public-origin"]');
let written: Element | null = null;

beforeEach(() => {
  vi.resetModules();
  written = meta();
});

afterEach(() => {
  if (written && !written.isConnected) document.head.append(written);
  written?.setAttribute('content', 'https://orrery.example');
  vi.restoreAllMocks();
});

const baseUrl = async () => (await import('@/lib/baseUrl')).baseUrl();

describe('the base of absolute URLs', () => {
  it('comes from the page’s meta tag', async () => {
    expect(await baseUrl()).toBe('https://orrery.example');
  });

  it('is the current origin if the meta tag is empty', async () => {
    written?.setAttribute('content', '');
    expect(await baseUrl()).toBe('http://localhost:3000');
  });

  it('is the current origin with a warning if the meta tag is missing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    written?.remove();
    expect(await baseUrl()).toBe('http://localhost:3000');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Missing i18n base URL'));
  });
});
