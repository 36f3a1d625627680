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

it.each(['NETWORK', 'INTERNAL'] as const)('after %s a retry uses the same idempotency key', async (code) => {
  await send(failed(code));
  await send(failed(code));
  await send({ data: true });
  expect(new Set(keys()).size).toBe(1);
});

it('a final response retires the idempotency key', async () => {
  await send({ data: true });
  await send(failed('PRICE_CHANGED'));
  await send({ data: true });
  expect(new Set(keys()).size).toBe(3);
});

it('a different request gets its own idempotency key', async () => {
  await send(failed('NETWORK'));
  await send(failed('NETWORK'), { ...body, total: '11.00' });
  expect(new Set(keys()).size).toBe(2);
});

it('the idempotency key is stored before the request is sent, so a reload can find it', async () => {
  await withIdempotencyKey('subscription.change', body, async (key) => {
    expect(sessionStorage.getItem('personal.request.subscription.change')).toContain(key);
    return { data: true };
  });
  expect(sessionStorage.getItem('personal.request.subscription.change')).toBeNull();
});
