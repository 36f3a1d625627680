import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@/i18n/loadMessages';
import { setNewBuildKnown } from '@/lib/newBuild';
import { notices, notify } from '@/lib/notices';
import { openSwitchDialog, closeSwitchDialog } from '@/session/pendingAccount';
import { onSessionEnd, session } from '@/session/session';
import { languages } from '@/shared/languages';
import { colorMode, setColorPreference } from '@/theme/colorMode';
import { eventually } from '../eventually';
import { failure } from '../mocks/contract';
import { ada, person } from '../mocks/people';
import { withMockProvider } from '../mocks/server';
import { addressBar, show } from '../router/support/start';

const { answer, know } = withMockProvider();

/** Opens the landing page and waits until it has rendered. */
async function open(address = '/en') {
  const shown = show(address);
  await screen.findByRole('heading', { level: 1 });
  await screen.findAllByRole('heading', { level: 3, name: /Atlas/ });
  return shown;
}

const banner = () => within(screen.getAllByRole('banner')[0] ?? document.body);
const button = (name: RegExp) => banner().getAllByRole('button', { name })[0] ?? document.body;

beforeAll(async () => {
  // The first import of a page is slow.
  await import('@/pages/landing');
});

beforeEach(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(() => {
  session.getState().logout();
  closeSwitchDialog();
  notices.setState([], true);
  setNewBuildKnown(false);
  setColorPreference('system');
  Cookies.remove('i18n_redirected');
});

describe('the page frame', () => {
  it('starts with a link that skips the header', async () => {
    await open();
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('Skip to content');
    expect(document.querySelector(document.activeElement?.getAttribute('href') ?? '')).toBe(
      screen.getByRole('main'),
    );
  });

  it('declares its language and direction', async () => {
    await open();
    expect(document.documentElement).toHaveAttribute('lang', 'en-US');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('links to the same page in every language by its native name', async () => {
    await open('/en?utm_source=letter#plans');
    await userEvent.click(button(/^Language/));
    for (const { prefix, nativeName, tag } of languages) {
      const [link] = banner().getAllByRole('link', { name: nativeName });
      expect(link).toHaveAttribute('href', `/${prefix}?utm_source=letter#plans`);
      expect(link).toHaveAttribute('hreflang', tag);
    }
  });

  it('remembers a chosen language', async () => {
    await open();
    await userEvent.click(button(/^Language/));
    const [english] = banner().getAllByRole('link', { name: 'English' });
    await userEvent.click(english ?? document.body);
    expect(Cookies.get('i18n_redirected')).toBe('en');
  });

  it('switches the color mode', async () => {
    await open();
    await userEvent.click(button(/^Appearance/));
    const [dark] = await banner().findAllByRole('radio', { name: 'Dark' });
    await userEvent.click(dark ?? document.body);
    expect(colorMode.getState()).toMatchObject({ preference: 'dark', resolved: 'dark' });
  });

  it('switches the currency of the prices', async () => {
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

describe('a header menu', () => {
  it('closes on Escape and returns focus', async () => {
    await open();
    await userEvent.click(languageButton());
    expect(languageButton()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Tab}{Escape}');
    expect(languageButton()).toHaveAttribute('aria-expanded', 'false');
    expect(languageButton()).toHaveFocus();
  });

  it('closes on a click elsewhere', async () => {
    await open();
    await userEvent.click(languageButton());
    await userEvent.click(screen.getByRole('main'));
    expect(languageButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on navigation', async () => {
    const { router } = await open();
    await userEvent.click(languageButton());
    await router.navigate('/en?page=2');
    await eventually(() => expect(languageButton()).toHaveAttribute('aria-expanded', 'false'));
  });
});

describe('the account in the header', () => {
  it('is a login link that returns to the page for a signed-out visitor', async () => {
    await open('/en?utm_source=letter');
    expect(banner().getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/en/auth/login?returnTo=${encodeURIComponent('/en?utm_source=letter')}`,
    );
  });

  it('shows the user’s name and lets them log out', async () => {
    session.getState().setToken('ada-token');
    const ended = vi.fn<(event: string) => void>();
    const stop = onSessionEnd(ended);
    await open();
    await userEvent.click(await banner().findByRole('button', { name: 'Logged in as Ada Byron' }));
    await userEvent.click(await banner().findByRole('button', { name: 'Log out' }));
    expect(ended).toHaveBeenCalledExactlyOnceWith('logout');
    expect(await banner().findByRole('link', { name: 'Log in' })).toBeVisible();
    stop();
  });

  it('shows a guest the benefits of an account', async () => {
    session.getState().setAutoGeneratedToken('guest-token');
    await open();
    await userEvent.click(banner().getByRole('button', { name: 'Account: guest' }));
    expect(banner().getByText(/shopping as a guest/)).toBeVisible();
  });

  it('asks a guest to confirm logging out, and lets them stay', async () => {
    session.getState().setAutoGeneratedToken('guest-token');
    await open();
    await userEvent.click(banner().getByRole('button', { name: 'Account: guest' }));
    const askToLeave = async () => {
      await userEvent.click(await banner().findByRole('button', { name: 'Log out' }));
      return screen.findByRole('dialog', { name: 'Log out as a guest?' });
    };
    const question = await askToLeave();
    expect(question).toHaveTextContent('You’ll keep what you bought.');
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(session.getState().autoGeneratedToken).toBe('guest-token');
    expect(banner().getByRole('link', { name: 'Create an account' })).toBeVisible();
    await userEvent.click(within(await askToLeave()).getByRole('button', { name: 'Log out' }));
    expect(session.getState().autoGeneratedToken).toBeUndefined();
  });
});

describe('notices', () => {
  it('stay until they are dismissed', async () => {
    await open();
    notify('linkInvalid');
    const region = screen.getByRole('status', { name: 'Notices' });
    expect(await within(region).findByText(/link isn’t valid/)).toBeVisible();
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
    expect(within(region).queryByText(/link isn’t valid/)).toBeNull();
  });

  it('offer a newer build, which can be dismissed', async () => {
    await open();
    setNewBuildKnown(true);
    expect(await screen.findByText(/new version/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(/new version/)).toBeNull();
  });
});

describe('the avatar in the header', () => {
  const path = '/avatars/AAAAAAAAAAAAAAAAAAAAAA';
  const face = () => banner().getByRole('button', { name: 'Logged in as Ada Byron' }).querySelector('img');

  it('is replaced by an icon if it cannot be loaded', async () => {
    const avatar = { path, fileName: 'me.png', width: 512, height: 512, size: 1, isOriginal: false };
    know({ ...ada, avatar });
    session.getState().setToken('ada-token');
    await open();
    await waitFor(() => expect(face()).toHaveAttribute('src', `${path}?size=64`));
    // The button's own label has the name.
    expect(face()).toHaveAttribute('alt', '');
    fireEvent.error(face() ?? document.body);
    expect(face()).toBeNull();
  });
});

describe('a link to another account', () => {
  // The first import is slow.
  beforeAll(async () => {
    await import('@/features/links/SwitchAccountDialog');
    await loadMessages('en', ['links', 'common', 'forms']);
  });

  const bob = {
    token: 'bob-token',
    user: {
      id: 'bob',
      fullName: 'Bob',
      email: 'bob@example.org',
      avatarPath: null,
      currencyId: null,
      isAutogenerated: false,
    },
  };

  beforeEach(() => {
    know(person({ id: 'bob', fullName: 'Bob' }));
    session.getState().setToken('ada-token');
  });

  it('asks with masked addresses and a warning, and declining changes nothing', async () => {
    const exchanged = vi.fn<() => { token: string }>();
    answer({ linkTokenExchange: exchanged });
    await open();
    await banner().findByRole('button', { name: 'Logged in as Ada Byron' });
    openSwitchDialog(bob);
    const dialog = await screen.findByRole('dialog', { name: 'Open this link?' });
    const said = dialog.textContent?.replace(/[\u2068\u2069]/g, '');
    expect(said).toContain('It logs you in as b•••@example.org.');
    expect(said).toContain('You’re logged in here as a•••@example.com.');
    expect(said).toContain('Continue only if you requested this link yourself.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(session.getState().token).toBe('ada-token');
    expect(exchanged).not.toHaveBeenCalled();
  });

  it('of a guest without address and name says that it opens a guest’s purchases', async () => {
    await open();
    openSwitchDialog({ ...bob, user: { ...bob.user, fullName: null, email: null, isAutogenerated: true } });
    const dialog = await screen.findByRole('dialog', { name: 'Open this link?' });
    expect(dialog).toHaveTextContent('It opens purchases made as a guest.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  });

  it('signs in on confirmation, with a token other than the one in the link', async () => {
    const exchanged = vi.fn<(args: { token: string }) => { token: string }>();
    answer({ linkTokenExchange: exchanged.mockReturnValue({ token: 'bob-fresh' }) });
    await open();
    openSwitchDialog(bob);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(session.getState().user?.id).toBe('bob'));
    expect(session.getState().token).toBe('bob-fresh');
    expect(exchanged.mock.calls.map(([args]) => args)).toEqual([{ token: 'bob-token' }]);
    expect(addressBar()).toBe('/en');
  });

  it('that expires before the confirmation changes nothing and says so', async () => {
    await open();
    openSwitchDialog(bob);
    answer({
      linkTokenExchange() {
        throw failure('NOT_FOUND');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/This link isn’t valid/)).toBeVisible();
    expect(session.getState().token).toBe('ada-token');
  });
});
