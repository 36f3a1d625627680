import { afterEach, expect, it } from 'vitest';
import { refreshUser } from '@/data/session/loadMe';
import { session } from '@/session/session';
import { colorMode, setColorPreference } from '@/theme/colorMode';
import { ada } from '../../mocks/people';
import { withMockProvider } from '../../mocks/server';

const { answer } = withMockProvider();

afterEach(() => {
  session.getState().logout();
  setColorPreference('system');
  localStorage.clear();
});

it('logging in on a new device applies the color mode saved in the account', async () => {
  localStorage.clear();
  answer({
    me: () => ({ ...ada, ProjectSettings: { id: ada.id, name: 'Orrery', meta: { colorMode: 'dark' } } }),
  });
  session.getState().setToken('ada-token');
  await refreshUser('en');
  expect(session.getState().user?.fullName).toBe('Ada Byron');
  expect(colorMode.getState().preference).toBe('dark');
});
