import { afterEach, describe, expect, it, vi } from 'vitest';
import Cookies from 'js-cookie';
import { visitorLang } from '@/i18n/lang';
import { followSessionEnd } from '@/router/followSessionEnd';
import { session } from '@/session/session';
import { languageCookie } from '@/shared/languages';
import { eventually } from '../eventually';
import { addressBar, visit } from './support/start';
import { notedPage, tableOf } from './support/table';

afterEach(() => {
  session.getState().logout();
  Cookies.remove(languageCookie.name, { path: '/' });
});

async function openSignedIn(address: string) {
  session.getState().setToken('ada-token');
  const log: string[] = [];
  const router = visit(
    address,
    tableOf([notedPage('', log), notedPage('team', log), notedPage('auth/login', log)]),
  );
  const stop = followSessionEnd(router);
  await eventually(() => expect(router.state.initialized).toBe(true));
  return { router, stop };
}

describe('logging out', () => {
  it.each(['/de/team?page=2#end', '/de/nowhere', '/de'])(
    'on %s leads to /, which is in the page’s language, whatever cookie and browser say',
    async (address) => {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr']);
      Cookies.set(languageCookie.name, 'it', { path: '/' });
      const { router, stop } = await openSignedIn(address);
      session.getState().logout();
      await eventually(() => expect(router.state.navigation.state).toBe('idle'));
      expect(addressBar()).toBe('/');
      expect(visitorLang()).toBe('de');
      stop();
    },
  );

  it('on the landing page without a prefix stays there', async () => {
    const { router, stop } = await openSignedIn('/');
    session.getState().logout();
    await eventually(() => expect(router.state.navigation.state).toBe('idle'));
    expect(addressBar()).toBe('/');
    stop();
  });
});

it('a session ended by the server leaves the user on the page', async () => {
  const { router, stop } = await openSignedIn('/de/team');
  const revalidate = vi.spyOn(router, 'revalidate');
  session.getState().reject('ada-token');
  expect(revalidate).toHaveBeenCalledOnce();
  expect(addressBar()).toBe('/de/team');
  stop();
});
