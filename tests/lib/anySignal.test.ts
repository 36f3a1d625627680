import { expect, test } from 'vitest';
import { anySignal } from '@/lib/anySignal';

test('a combined signal aborts with the first of its signals, for the same reason', () => {
  const first = new AbortController();
  const second = new AbortController();
  const both = anySignal([first.signal, second.signal]);
  expect(both.aborted).toBe(false);

  const reason = new Error('too late');
  second.abort(reason);
  first.abort();
  expect(both.reason).toBe(reason);
});

test('a combined signal is aborted from the start if one of its signals is', () => {
  const reason = new Error('already over');
  expect(anySignal([new AbortController().signal, AbortSignal.abort(reason)]).reason).toBe(reason);
});
