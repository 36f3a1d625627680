import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteKeptOfOthers, keepAnswer, keptAnswer, listKept, type KeptAbout } from '@/data/kept';
import { session } from '@/session/session';
import { memoryCaches } from './memoryCaches';

const about = (title: string, until: string | null = null): Omit<KeptAbout, 'keptAt'> => ({
  document: 'sha256:1',
  path: `/en/${title}`,
  title,
  until,
});

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  session.getState().setToken('token-of-ada');
});

afterEach(async () => {
  session.getState().logout();
  // What the log-out began has ended too.
  await deleteKeptOfOthers();
  vi.unstubAllGlobals();
});

it('what is kept is found again by the session that it was given to', async () => {
  await keepAnswer('token-of-ada', 'letter', about('Letter'), { text: 'Dear Grace' });
  expect(await keptAnswer('token-of-ada', 'letter')).toMatchObject({ data: { text: 'Dear Grace' } });
  expect(await keptAnswer('token-of-grace', 'letter')).toBeUndefined();
  expect(await keptAnswer('token-of-ada', 'another')).toBeUndefined();
});

it('what is kept says since when', async () => {
  const before = Date.now();
  await keepAnswer('token-of-ada', 'letter', about('Letter'), {});
  const kept = await keptAnswer('token-of-ada', 'letter');
  const keptAt = Date.parse(kept?.keptAt ?? '');
  expect(keptAt).toBeGreaterThanOrEqual(before);
  expect(keptAt).toBeLessThanOrEqual(Date.now());
});

it('what is kept is listed, the last first', async () => {
  await keepAnswer('token-of-ada', 'a', about('First'), {});
  await keepAnswer('token-of-ada', 'b', about('Second'), {});
  expect((await listKept()).map(({ title }) => title)).toEqual(['Second', 'First']);
});

it('a log-out deletes everything that is kept', async () => {
  await keepAnswer('token-of-ada', 'letter', about('Letter'), {});
  session.getState().logout();
  await vi.waitFor(async () => expect(await caches.keys()).toEqual([]));
});

it('another session deletes what is kept of the one before', async () => {
  await keepAnswer('token-of-ada', 'letter', about('Letter'), {});
  session.getState().setToken('token-of-grace');
  expect(await listKept()).toEqual([]);
  await deleteKeptOfOthers();
  expect(await caches.keys()).toEqual([]);
});

it('an answer that comes after its session has ended is not kept', async () => {
  session.getState().setToken('token-of-grace');
  await keepAnswer('token-of-ada', 'letter', about('Letter'), {});
  expect(await caches.keys()).toEqual([]);
});

it('a session that ends while its answer is being kept leaves nothing behind', async () => {
  const keeping = keepAnswer('token-of-ada', 'letter', about('Letter'), {});
  session.getState().setToken('token-of-grace');
  await keeping;
  expect(await caches.keys()).toEqual([]);
});

it('what the person lost is forgotten, and what has ended is not given', async () => {
  await keepAnswer('token-of-ada', 'letter', about('Letter'), {});
  await keepAnswer('token-of-ada', 'letter', undefined, null);
  await keepAnswer('token-of-ada', 'lent', about('Lent', '2020-01-01T00:00:00Z'), {});
  expect(await keptAnswer('token-of-ada', 'letter')).toBeUndefined();
  expect(await keptAnswer('token-of-ada', 'lent')).toBeUndefined();
  expect(await listKept()).toEqual([]);
});

it('a hundred are kept, and the oldest go first', async () => {
  for (let index = 0; index <= 100; index += 1)
    await keepAnswer('token-of-ada', `letter ${index}`, about(`Letter ${index}`), {});
  expect(await keptAnswer('token-of-ada', 'letter 0')).toBeUndefined();
  expect(await keptAnswer('token-of-ada', 'letter 1')).toMatchObject({ data: {} });
});

it('where a browser keeps nothing, nothing is kept and nothing fails', async () => {
  vi.unstubAllGlobals();
  await keepAnswer('token-of-ada', 'letter', about('Letter'), {});
  await deleteKeptOfOthers();
  expect(await keptAnswer('token-of-ada', 'letter')).toBeUndefined();
  expect(await listKept()).toEqual([]);
});
