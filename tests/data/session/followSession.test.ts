import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notices } from '@/lib/notices';
import { followSession } from '@/data/session/followSession';
import { onSessionEnd, session } from '@/session/session';
import { eventually } from '../../eventually';
import { answering, endpoint, failing, me } from '../../pages/support/answers';
import { provider, withProvider } from '../../pages/support/server';
import { HttpResponse } from 'msw/http';

withProvider();

let stop = () => undefined as void;
const asked = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  session.getState().setToken('token-of-ada');
  stop = followSession(() => 'en');
});
afterEach(() => {
  stop();
  asked.mockClear();
  notices.setState([], true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const comeBack = () => window.dispatchEvent(new Event('focus'));
const meIs = (answer: () => ReturnType<typeof answering>) =>
  provider.use(
    endpoint.query('Me', () => {
      asked();
      return answer();
    }),
  );

it('signs the user out with a notice when the session was ended elsewhere', async () => {
  meIs(() => failing('UNAUTHENTICATED'));
  const ended = vi.fn<(event: string) => void>();
  const forget = onSessionEnd(ended);
  comeBack();
  await eventually(() => expect(ended).toHaveBeenCalledExactlyOnceWith('rejected'));
  expect(session.getState().isSignedIn()).toBe(false);
  expect(notices.getState()).toMatchObject([{ name: 'signedOut' }]);
  forget();
});

it('checks the session at most once a minute', async () => {
  meIs(() => answering({ me }));
  comeBack();
  document.dispatchEvent(new Event('visibilitychange'));
  comeBack();
  await eventually(() => expect(session.getState().user?.fullName).toBe('Ada Byron'));
  expect(asked).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 61_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(asked).toHaveBeenCalledTimes(2));
});

it('does not check without a session, nor while the page is hidden', async () => {
  meIs(() => answering({ me }));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
  session.getState().logout();
  comeBack();
  session.getState().setToken('token-of-ada');
  comeBack();
  await eventually(() => expect(session.getState().user?.fullName).toBe('Ada Byron'));
  expect(asked).toHaveBeenCalledOnce();
});

it('keeps the session while offline', async () => {
  provider.use(
    endpoint.query('Me', () => {
      asked();
      return HttpResponse.error();
    }),
  );
  comeBack();
  await eventually(() => expect(asked).toHaveBeenCalledOnce());
  expect(session.getState().token).toBe('token-of-ada');
});
