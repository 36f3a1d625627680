import { beforeEach, expect, it, vi } from 'vitest';
import { withIdempotencyKey } from '@/data/account/withIdempotencyKey';
import type { Failure, Outcome } from '@/data/requestError';

const failed = (code: Failure['code']): Outcome<never> => ({ failure: { code, fields: {} } });
const body = { planId: '2', total: '10.00' };
const sent = vi.fn<(key: string) => void>();

beforeEach(async () => {
  await withIdempotencyKey('subscription.change', {}, async () => ({ data: null }));
  sessionStorage.clear();
  sent.mockClear();
});

const send = (answer: Outcome<unknown>, wanted: Record<string, string> = body) =>
  withIdempotencyKey('subscription.change', wanted, async (key) => {
    sent(key);
    return answer;
  });
const keys = () => sent.mock.calls.map(([key]) => key);

it.each(['NETWORK', 'INTERNAL'] as const)('after %s the same is sent under the same key', async (code) => {
  await send(failed(code));
  await send(failed(code));
  await send({ data: true });
  expect(new Set(keys()).size).toBe(1);
});

it('a final answer ends the key', async () => {
  await send({ data: true });
  await send(failed('PRICE_CHANGED'));
  await send({ data: true });
  expect(new Set(keys()).size).toBe(3);
});

it('something else goes under a key of its own', async () => {
  await send(failed('NETWORK'));
  await send(failed('NETWORK'), { ...body, total: '11.00' });
  expect(new Set(keys()).size).toBe(2);
});

it('the key is kept before the request leaves, so that a reload finds it', async () => {
  await withIdempotencyKey('subscription.change', body, async (key) => {
    expect(sessionStorage.getItem('personal.request.subscription.change')).toContain(key);
    return { data: true };
  });
  expect(sessionStorage.getItem('personal.request.subscription.change')).toBeNull();
});
