import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setNewBuildKnown } from '@/lib/newBuild';
import { notices, notify } from '@/lib/notices';
import { askToSwitch, settleSwitch } from '@/session/pendingAccount';
import { onSessionEnd, session } from '@/session/session';
import { languages } from '@/shared/languages';
import { colorMode, setColorPreference } from '@/theme/colorMode';
import { withMockProvider } from '../mocks/server';
import { addressBar, show } from '../router/support/start';

const { world } = withMockProvider();

/** The start page, once it stands. */
async function open(address = '/en') {
  const shown = show(address);
  await screen.findByRole('heading', { level: 1 });
  await screen.findAllByRole('heading', { level: 3, name: /Atlas/ });
  return shown;
}

const banner = () => within(screen.getByRole('banner'));
const button = (name: RegExp) => banner().getAllByRole('button', { name })[0] ?? document.body;

beforeAll(async () => {
  // The first import of a page takes longer than a person would wait for it.
  await import('@/pages/landing');
});

beforeEach(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(() => {
  session.getState().logout();
  settleSwitch();
  notices.setState([], true);
  setNewBuildKnown(false);
  setColorPreference('system');
  Cookies.remove('i18n_redirected');
});

describe('the frame of a page', () => {
  it('begins with a way past the header', async () => {
    await open();
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('Skip to the content');
    expect(document.querySelector(document.activeElement?.getAttribute('href') ?? '')).toBe(
      screen.getByRole('main'),
    );
  });

  it('says its language and direction', async () => {
    await open();
    expect(document.documentElement).toHaveAttribute('lang', 'en-US');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('has a link to itself in each language, by its own name', async () => {
    await open('/en?utm_source=letter#plans');
    await userEvent.click(button(/^Language/));
    for (const { prefix, nativeName, tag } of languages) {
      const [link] = banner().getAllByRole('link', { name: nativeName });
      expect(link).toHaveAttribute('href', `/${prefix}?utm_source=letter#plans`);
      expect(link).toHaveAttribute('hreflang', tag);
    }
  });

  it('remembers a language that is chosen', async () => {
    await open();
    await userEvent.click(button(/^Language/));
    const [english] = banner().getAllByRole('link', { name: 'English' });
    await userEvent.click(english ?? document.body);
    expect(Cookies.get('i18n_redirected')).toBe('en');
  });

  it('changes the colours', async () => {
    await open();
    await userEvent.click(button(/^Colours/));
    const [dark] = banner().getAllByRole('radio', { name: 'Dark' });
    await userEvent.click(dark ?? document.body);
    expect(colorMode.getState()).toMatchObject({ preference: 'dark', resolved: 'dark' });
  });

  it('changes the currency of the prices', async () => {
    await open();
    expect(screen.queryAllByText(/€/)).toEqual([]);
    await userEvent.click(button(/^Currency/));
    const [euro] = await banner().findAllByRole('radio', { name: /EUR/ });
    await userEvent.click(euro ?? document.body);
    expect(Cookies.get('currencyId')).toBe('2');
    expect((await screen.findAllByText(/€/)).length).toBeGreaterThan(0);
  });
});

const languageButton = () => button(/^Language/);

describe('a menu', () => {
  it('closes with Escape and gives the focus back', async () => {
    await open();
    await userEvent.click(languageButton());
    expect(languageButton()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Tab}{Escape}');
    expect(languageButton()).toHaveAttribute('aria-expanded', 'false');
    expect(languageButton()).toHaveFocus();
  });

  it('closes when something else is pressed', async () => {
    await open();
    await userEvent.click(languageButton());
    await userEvent.click(screen.getByRole('main'));
    expect(languageButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes with a navigation', async () => {
    const { router } = await open();
    await userEvent.click(languageButton());
    await router.navigate('/en?page=2');
    await vi.waitFor(() => expect(languageButton()).toHaveAttribute('aria-expanded', 'false'));
  });
});

describe('the account in the header', () => {
  it('is a way to log in for a stranger, who comes back', async () => {
    await open('/en?utm_source=letter');
    expect(banner().getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/en/auth/login?returnTo=${encodeURIComponent('/en?utm_source=letter')}`,
    );
  });

  it('names the user, who can log out', async () => {
    world.tokens['ada-token'] = 'ada';
    session.getState().setToken('ada-token');
    const ended = vi.fn<(event: string) => void>();
    const stop = onSessionEnd(ended);
    await open();
    await userEvent.click(await banner().findByRole('button', { name: 'Signed in as Ada Byron' }));
    await userEvent.click(banner().getByRole('button', { name: 'Log out' }));
    expect(ended).toHaveBeenCalledExactlyOnceWith('logout');
    expect(await banner().findByRole('link', { name: 'Log in' })).toBeVisible();
    stop();
  });

  it('tells a guest what an account is good for', async () => {
    world.users.push({ id: 'guest', login: null, password: null, fullName: null, email: null, balances: {} });
    world.tokens['guest-token'] = 'guest';
    session.getState().setAutoGeneratedToken('guest-token');
    await open();
    await userEvent.click(banner().getByRole('button', { name: 'Account: guest' }));
    expect(banner().getByText(/shopping as a guest/)).toBeVisible();
  });
});

describe('notices', () => {
  it('are said until they are dismissed', async () => {
    await open();
    notify('linkInvalid');
    const region = screen.getByRole('status', { name: 'Notices' });
    expect(await within(region).findByText(/link is not valid/)).toBeVisible();
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
    expect(within(region).queryByText(/link is not valid/)).toBeNull();
  });

  it('offer a newer build quietly, and take a no for an answer', async () => {
    await open();
    setNewBuildKnown(true);
    expect(await screen.findByText(/newer version/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload now' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(/newer version/)).toBeNull();
  });
});

describe('the picture of who is signed in', () => {
  const path = '/avatars/AAAAAAAAAAAAAAAAAAAAAA';
  const face = () => banner().getByRole('button', { name: 'Signed in as Ada Byron' }).querySelector('img');

  it('stands in the header, and the icon where it does not come', async () => {
    Object.assign(world.tokens, { 'ada-token': 'ada' });
    const [ada] = world.users;
    if (!ada) throw new Error('Ada is not in this world');
    ada.avatar = { path, fileName: 'me.png', width: 512, height: 512, size: 1, isOriginal: false };
    session.getState().setToken('ada-token');
    await open();
    await waitFor(() => expect(face()).toHaveAttribute('src', `${path}?size=64`));
    // The button's own name says whose it is.
    expect(face()).toHaveAttribute('alt', '');
    fireEvent.error(face() ?? document.body);
    expect(face()).toBeNull();
  });
});

describe('a link of somebody else', () => {
  const bob = {
    token: 'bob-token',
    user: {
      id: 'bob',
      fullName: 'Bob',
      email: null,
      avatarPath: null,
      currencyId: null,
      isAutogenerated: false,
    },
  };

  beforeEach(() => {
    Object.assign(world.tokens, { 'ada-token': 'ada', 'bob-token': 'bob' });
    world.users.push({
      id: 'bob',
      login: 'b@example.com',
      password: 'x',
      fullName: 'Bob',
      email: null,
      balances: {},
    });
    session.getState().setToken('ada-token');
  });

  it('asks by name, and staying changes nothing', async () => {
    await open();
    await banner().findByRole('button', { name: 'Signed in as Ada Byron' });
    askToSwitch(bob);
    const dialog = await screen.findByRole('dialog', { name: 'Switch to another account?' });
    expect(dialog).toHaveTextContent('You are signed in as Ada Byron. This link belongs to Bob.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay as I am' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(session.getState().token).toBe('ada-token');
  });

  it('switches when it is told to', async () => {
    await open();
    askToSwitch(bob);
    await userEvent.click(await screen.findByRole('button', { name: 'Switch' }));
    expect(session.getState()).toMatchObject({ token: 'bob-token', user: { id: 'bob' } });
    expect(addressBar()).toBe('/en');
  });
});
