import { beforeEach, expect, test, vi } from 'vitest';
import { underOneKey } from '@/graphql/client/underOneKey';
import type { Answer } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';

const failed = (code: Failure['code']): Answer<never> => ({ failure: { code, fields: {} } });
const body = { planId: '2', total: '10.00' };
const sent = vi.fn<(key: string) => void>();

beforeEach(async () => {
  await underOneKey('subscription.change', {}, async () => ({ data: null }));
  sessionStorage.clear();
  sent.mockClear();
});

const send = (answer: Answer<unknown>, wanted: Record<string, string> = body) =>
  underOneKey('subscription.change', wanted, async (key) => {
    sent(key);
    return answer;
  });
const keys = () => sent.mock.calls.map(([key]) => key);

test.each(['NETWORK', 'INTERNAL'] as const)('after %s the same is sent under the same key', async (code) => {
  await send(failed(code));
  await send(failed(code));
  await send({ data: true });
  expect(new Set(keys()).size).toBe(1);
});

test('a final answer ends the key', async () => {
  await send({ data: true });
  await send(failed('PRICE_CHANGED'));
  await send({ data: true });
  expect(new Set(keys()).size).toBe(3);
});

test('something else goes under a key of its own', async () => {
  await send(failed('NETWORK'));
  await send(failed('NETWORK'), { ...body, total: '11.00' });
  expect(new Set(keys()).size).toBe(2);
});

test('the key is kept before the request leaves, so that a reload finds it', async () => {
  await underOneKey('subscription.change', body, async (key) => {
    expect(sessionStorage.getItem('personal.request.subscription.change')).toContain(key);
    return { data: true };
  });
  expect(sessionStorage.getItem('personal.request.subscription.change')).toBeNull();
});
