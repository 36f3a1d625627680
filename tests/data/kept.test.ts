import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteResponsesOfOthers } from '@/data/deleteResponses';
import {
  saveResponse,
  savedResponse,
  listSavedResponses,
  type SavedResponseInfo,
} from '@/data/savedResponses';
import { session } from '@/session/session';
import { memoryCaches } from './memoryCaches';

const about = (title: string, until: string | null = null): Omit<SavedResponseInfo, 'keptAt'> => ({
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
  // Wait for the cleanup that logging out started.
  await deleteResponsesOfOthers();
  vi.unstubAllGlobals();
});

it('a saved copy is readable only in the session that saved it', async () => {
  await saveResponse('token-of-ada', 'letter', about('Letter'), { text: 'Dear Grace' });
  expect(await savedResponse('token-of-ada', 'letter')).toMatchObject({ data: { text: 'Dear Grace' } });
  expect(await savedResponse('token-of-grace', 'letter')).toBeUndefined();
  expect(await savedResponse('token-of-ada', 'another')).toBeUndefined();
});

it('a saved copy has the time at which it was saved', async () => {
  const before = Date.now();
  await saveResponse('token-of-ada', 'letter', about('Letter'), {});
  const kept = await savedResponse('token-of-ada', 'letter');
  const keptAt = Date.parse(kept?.keptAt ?? '');
  expect(keptAt).toBeGreaterThanOrEqual(before);
  expect(keptAt).toBeLessThanOrEqual(Date.now());
});

it('saved copies are listed newest first', async () => {
  await saveResponse('token-of-ada', 'a', about('First'), {});
  await saveResponse('token-of-ada', 'b', about('Second'), {});
  expect((await listSavedResponses()).map(({ title }) => title)).toEqual(['Second', 'First']);
});

it('logging out deletes all saved copies', async () => {
  await saveResponse('token-of-ada', 'letter', about('Letter'), {});
  session.getState().logout();
  await vi.waitFor(async () => expect(await caches.keys()).toEqual([]));
});

it('a new session deletes the previous session’s saved copies', async () => {
  await saveResponse('token-of-ada', 'letter', about('Letter'), {});
  session.getState().setToken('token-of-grace');
  expect(await listSavedResponses()).toEqual([]);
  await deleteResponsesOfOthers();
  expect(await caches.keys()).toEqual([]);
});

it('a response that arrives after its session has ended is not saved', async () => {
  session.getState().setToken('token-of-grace');
  await saveResponse('token-of-ada', 'letter', about('Letter'), {});
  expect(await caches.keys()).toEqual([]);
});

it('a session that ends while a copy is being saved leaves nothing behind', async () => {
  const keeping = saveResponse('token-of-ada', 'letter', about('Letter'), {});
  session.getState().setToken('token-of-grace');
  await keeping;
  expect(await caches.keys()).toEqual([]);
});

it('a copy is deleted when access is lost, and not returned after it expires', async () => {
  await saveResponse('token-of-ada', 'letter', about('Letter'), {});
  await saveResponse('token-of-ada', 'letter', undefined, null);
  await saveResponse('token-of-ada', 'lent', about('Lent', '2020-01-01T00:00:00Z'), {});
  expect(await savedResponse('token-of-ada', 'letter')).toBeUndefined();
  expect(await savedResponse('token-of-ada', 'lent')).toBeUndefined();
  expect(await listSavedResponses()).toEqual([]);
});

it('at most a hundred copies are saved, and the oldest are dropped first', async () => {
  for (let index = 0; index <= 100; index += 1)
    await saveResponse('token-of-ada', `letter ${index}`, about(`Letter ${index}`), {});
  expect(await savedResponse('token-of-ada', 'letter 0')).toBeUndefined();
  expect(await savedResponse('token-of-ada', 'letter 1')).toMatchObject({ data: {} });
});

it('without the Cache API nothing is saved and nothing fails', async () => {
  vi.unstubAllGlobals();
  await saveResponse('token-of-ada', 'letter', about('Letter'), {});
  await deleteResponsesOfOthers();
  expect(await savedResponse('token-of-ada', 'letter')).toBeUndefined();
  expect(await listSavedResponses()).toEqual([]);
});
