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

test('if the redirect to the provider never happens, the button works again after a while', () => {
  const { settle } = leavePage();
  vi.runAllTimers();
  expect(settle).toHaveBeenCalledTimes(1);
});

test('after coming back from the provider, the old timeout does not interrupt the next attempt', () => {
  const { settle } = leavePage();
  comeBack();
  expect(settle).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(settle).toHaveBeenCalledTimes(1);
});

test('an unmounted page is not settled', () => {
  const { settle, unmount } = leavePage();
  unmount();
  vi.runAllTimers();
  expect(settle).not.toHaveBeenCalled();
});
