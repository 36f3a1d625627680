import { afterEach, expect, it, vi } from 'vitest';
import * as messages from '@/i18n/loadMessages';
import { layoutOf, type LayoutName } from '@/layouts/registry';
import { startBackground } from '@/router/background';
import { eventually } from '../eventually';
import { withMockProvider } from '../mocks/server';
import { visit } from './support/start';
import { notedPage, tableOf } from './support/table';

withMockProvider();

afterEach(() => void vi.restoreAllMocks());

const layouts: readonly LayoutName[] = ['default', 'id', 'login', 'main'];

it('every layout and the error page are prepared in the background, in each displayed language', async () => {
  const load = vi.spyOn(messages, 'loadMessages').mockResolvedValue();
  const languagesOfErrors = () =>
    new Set(load.mock.calls.flatMap(([lang, names]) => (names.includes('errors') ? [lang] : [])));
  const router = visit('/de/a', tableOf([notedPage('a', []), notedPage('b', [])]));
  await eventually(() => expect(router.state.initialized).toBe(true));

  // Until then, the plainest layout stands in for a missing one, and no messages are requested.
  expect(layoutOf('id')).toBe(layoutOf('default'));
  expect(languagesOfErrors()).toEqual(new Set());

  await startBackground(router);
  await eventually(() => expect(new Set(layouts.map(layoutOf)).size).toBe(layouts.length));
  await eventually(() => expect(languagesOfErrors()).toEqual(new Set(['de'])));

  await router.navigate('/ar/b');
  await eventually(() => expect(languagesOfErrors()).toEqual(new Set(['de', 'ar'])));
});
