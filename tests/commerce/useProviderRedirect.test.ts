import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useProviderRedirect } from '@/commerce/useProviderRedirect';
import { mockRedirects } from '../pages/support/mockRedirects';

mockRedirects();
afterEach(() => void vi.useRealTimers());

function leavePage() {
  vi.useFakeTimers();
  const settle = vi.fn<() => void>();
  const { result, unmount } = renderHook(() =>
    useProviderRedirect(true, { settle, reload: () => undefined }),
  );
  expect(result.current('/sandbox/pay/1')).toBe(true);
  return { settle, unmount };
}

const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a page that is never left takes presses again after a while', () => {
  const { settle } = leavePage();
  vi.runAllTimers();
  expect(settle).toHaveBeenCalledTimes(1);
});

test('a page that was come back to is not settled again in the middle of the next attempt', () => {
  const { settle } = leavePage();
  comeBack();
  expect(settle).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(settle).toHaveBeenCalledTimes(1);
});

test('a page that is gone is not settled', () => {
  const { settle, unmount } = leavePage();
  unmount();
  vi.runAllTimers();
  expect(settle).not.toHaveBeenCalled();
});
