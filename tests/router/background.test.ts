import { afterEach, expect, it, vi } from 'vitest';
import * as messages from '@/i18n/loadMessages';
import { startBackground } from '@/router/background';
import { eventually } from '../eventually';
import { withMockProvider } from '../mocks/server';
import { visit } from './support/start';
import { notedPage, tableOf } from './support/table';

withMockProvider();

afterEach(() => void vi.restoreAllMocks());

it('the error page is prepared in the background, in each displayed language', async () => {
  const load = vi.spyOn(messages, 'loadMessages').mockResolvedValue();
  const languagesOfErrors = () =>
    new Set(load.mock.calls.flatMap(([lang, names]) => (names.includes('errors') ? [lang] : [])));
  const router = visit('/de/a', tableOf([notedPage('a', []), notedPage('b', [])]));
  await eventually(() => expect(router.state.initialized).toBe(true));

  expect(languagesOfErrors()).toEqual(new Set());

  await startBackground(router);
  await eventually(() => expect(languagesOfErrors()).toEqual(new Set(['de'])));

  await router.navigate('/ar/b');
  await eventually(() => expect(languagesOfErrors()).toEqual(new Set(['de', 'ar'])));
});
