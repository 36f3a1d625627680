import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SecurityQuery } from '@/data/generated/security';
import { notices } from '@/lib/notices';
import * as page from '@/pages/profile/security';
import { session } from '@/session/session';
import { supportDialog } from '../ui/nativeDialog';
import { answering, endpoint, failing, me as person } from './support/answers';
import { renderPage } from './support/renderPage';
import { securityAccount, securityAnswers as answerSecurity } from './support/security';
import { provider, withProvider } from './support/server';

type Shown = SecurityQuery['sessions'][number];
type Attempt = SecurityQuery['signIns'][number];

withProvider();
supportDialog();
beforeEach(() => session.getState().setToken('token-of-ada'));
afterEach(() => {
  notices.setState([], true);
  vi.restoreAllMocks();
});

const here: Shown = {
  id: 's1',
  current: true,
  browser: 'Firefox',
  os: 'Windows',
  device: 'DESKTOP',
  createdAt: '2026-11-12T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
};
const phone: Shown = { ...here, id: 's2', current: false, browser: 'Safari', os: 'iOS', device: 'PHONE' };

const attempt = (facts: Partial<Attempt> = {}): Attempt => ({
  id: 'a1',
  method: 'PASSWORD',
  outcome: 'SUCCEEDED',
  browser: 'Firefox',
  os: 'Windows',
  device: 'DESKTOP',
  createdAt: '2026-11-12T10:00:00.000Z',
  ...facts,
});

const securityAnswers = (facts: Partial<SecurityQuery> = {}, until?: Promise<void>) =>
  answerSecurity(() => ({ sessions: [here], ...facts }), until);

const open = () => renderPage(page, 'profile/security', '/en/profile/security');
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const sessionsSection = () => section('Where you’re logged in');

it('loading the security settings shows a skeleton', async () => {
  const answer = Promise.withResolvers<void>();
  securityAnswers({}, answer.promise);
  open();
  expect(await screen.findByText('Loading your security settings')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  answer.resolve();
  expect(await screen.findByRole('region', { name: 'Login history' })).toBeVisible();
});

it('a session shows device, browser, start and last use, and the current one is marked', async () => {
  const seen = new Date(Date.now() - 3 * 3_600_000).toISOString();
  securityAnswers({ sessions: [here, { ...phone, lastSeenAt: seen }] });
  open();
  const [first, second] = (await sessionsSection()).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /Firefox.* on .*Windows.*This device.*Computer.*Logged in on .*Nov 12, 2026/,
  );
  expect(second).toHaveTextContent(/Safari.* on .*iOS.*Phone.*Last seen .*3 hours ago/);
  expect(within(first ?? document.body).queryByRole('button')).not.toBeInTheDocument();
});

it('only a session used less than a minute ago is shown as active just now', async () => {
  const usedAgo = (id: string, ms: number): Shown => ({
    ...phone,
    id,
    lastSeenAt: new Date(Date.now() - ms).toISOString(),
  });
  securityAnswers({ sessions: [here, usedAgo('s2', 1000), usedAgo('s3', 60_000)] });
  open();
  const [, second, third] = (await sessionsSection()).getAllByRole('listitem');
  expect(second).toHaveTextContent('Active just now');
  expect(third).toHaveTextContent(/Last seen .*1 minute ago/);
});

it('an unidentified browser or device is shown as unknown', async () => {
  securityAnswers({
    sessions: [
      here,
      { ...phone, browser: null, os: null, device: 'UNKNOWN' },
      { ...phone, id: 's3', browser: null },
    ],
  });
  open();
  const [, unknown, system] = (await sessionsSection()).getAllByRole('listitem');
  expect(unknown).toHaveTextContent(/Unknown browser.*Unknown device/);
  expect(system).toHaveTextContent(/^iOS/);
});

it('a session can be logged out, which is announced and removes it from the list', async () => {
  const asked = securityAnswers({ sessions: [here, phone] });
  const revoked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.mutation('SessionRevoke', ({ variables }) => {
      revoked(variables);
      return answering({ sessionRevoke: true });
    }),
  );
  open();
  const list = await sessionsSection();
  await userEvent.click(list.getByRole('button', { name: /Log out .*Safari.* on .*iOS/ }));
  const said = await list.findByText(/Safari.* on .*iOS.* logged out/);
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(said).toHaveFocus();
  expect(revoked).toHaveBeenCalledExactlyOnceWith({ id: 's2' });
  expect(list.getByText('You’re logged in on this device only.')).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
});

it('a session that is already gone counts as logged out', async () => {
  securityAnswers({ sessions: [here, phone] });
  provider.use(endpoint.mutation('SessionRevoke', () => failing('NOT_FOUND')));
  open();
  const list = await sessionsSection();
  await userEvent.click(list.getByRole('button', { name: /Log out .*Safari/ }));
  expect(await list.findByText(/ logged out\.$/)).toBeVisible();
});

it('logging out a session can be retried after a failure', async () => {
  securityAnswers({ sessions: [here, phone] });
  provider.use(endpoint.mutation('SessionRevoke', () => HttpResponse.error()));
  open();
  const list = await sessionsSection();
  await userEvent.click(list.getByRole('button', { name: /Log out .*Safari/ }));
  expect(await list.findByRole('alert')).toHaveTextContent('Network Error.');
  expect(list.getByRole('button', { name: /Log out .*Safari/ })).toBeVisible();
});

it('all other sessions are logged out only after confirmation', async () => {
  securityAnswers({ sessions: [here, phone, { ...phone, id: 's3' }] });
  const revoked = vi.fn<() => void>();
  provider.use(
    endpoint.mutation('SessionsRevokeOthers', () => {
      revoked();
      securityAnswers();
      return answering({ sessionsRevokeOthers: 2 });
    }),
  );
  open();
  const list = await sessionsSection();
  await userEvent.click(list.getByRole('button', { name: 'Log out everywhere else' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Log out everywhere else?' }));
  expect(dialog.getByText(/2 other devices will need to log in again/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(revoked).not.toHaveBeenCalled();
  await userEvent.click(list.getByRole('button', { name: 'Log out everywhere else' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere else' }));
  expect(await list.findByText('2 other devices logged out.')).toBeVisible();
  expect(revoked).toHaveBeenCalledOnce();
});

it('a long list of sessions is collapsed until expanded', async () => {
  const sessions = [here, ...Array.from({ length: 9 }, (_, index) => ({ ...phone, id: `p${index}` }))];
  securityAnswers({ sessions });
  open();
  const list = await sessionsSection();
  expect(list.getAllByRole('listitem')).toHaveLength(6);
  await userEvent.click(list.getByRole('button', { name: 'Show all (10)' }));
  expect(list.getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(list.getByRole('button', { name: 'Show fewer' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
});

it('a long login history is collapsed to its first five attempts', async () => {
  securityAnswers({ signIns: Array.from({ length: 6 }, (_, index) => attempt({ id: `a${index}` })) });
  open();
  const list = await section('Login history');
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(list.getByRole('button', { name: 'Show all (6)' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
});

it('the login history shows how and when each attempt was made, and what failed', async () => {
  securityAnswers({
    signIns: [
      attempt(),
      attempt({ id: 'a2', outcome: 'WRONG_PASSWORD', browser: null, os: null, device: 'UNKNOWN' }),
      attempt({ id: 'a3', method: 'LINK', outcome: 'WRONG_CODE' }),
      attempt({ id: 'a4', method: 'REGISTRATION' }),
    ],
  });
  open();
  const [right, wrong, link, made] = (await section('Login history')).getAllByRole('listitem');
  expect(right).toHaveTextContent(/Firefox.* on .*Windows.*Computer.*Password.*Nov 12, 2026.*Logged in/);
  expect(wrong).toHaveTextContent(/Unknown device.*Wrong password/);
  expect(link).toHaveTextContent(/Email link.*Wrong code/);
  expect(made).toHaveTextContent('New account');
});

/** Records the files that the page saves. */
function watchDownloads() {
  const saved: { name: string; blob: Blob }[] = [];
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob;
    return 'blob:http://localhost/1';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, blob: last });
  });
  return saved;
}

const typePassword = async (where: ReturnType<typeof within>, text: string) =>
  userEvent.type(where.getByLabelText('Your password', { selector: 'input' }), text);

it('the account’s data is downloaded as a JSON file after entering the password', async () => {
  URL.createObjectURL ??= () => '';
  URL.revokeObjectURL ??= () => undefined;
  const saved = watchDownloads();
  securityAnswers();
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.mutation('AccountExport', ({ variables }) => {
      asked(variables);
      return answering({ accountExport: { profile: { firstName: 'Ada' } } });
    }),
  );
  open();
  const data = await section('Your data');
  await typePassword(data, 'orbit-1961');
  await userEvent.click(data.getByRole('button', { name: 'Download my data' }));
  await waitFor(async () =>
    expect(await data.findByText(/to your downloads as orrery-\d{4}-\d\d-\d\d\.json/)).toHaveFocus(),
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith({ password: 'orbit-1961' });
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/^orrery-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toEqual({ profile: { firstName: 'Ada' } });
  await waitFor(() => expect(data.getByLabelText('Your password', { selector: 'input' })).toHaveValue(''));
});

it('a wrong password for the data export is reported at its field, which keeps text and focus', async () => {
  securityAnswers();
  provider.use(
    endpoint.mutation('AccountExport', () =>
      failing('BAD_USER_INPUT', { fields: { password: 'wrongPassword' } }),
    ),
  );
  open();
  const data = await section('Your data');
  await userEvent.click(data.getByRole('button', { name: 'Download my data' }));
  expect(await data.findByText('Enter a password.')).toBeVisible();
  await typePassword(data, 'not mine');
  await userEvent.click(data.getByRole('button', { name: 'Download my data' }));
  expect(await data.findByText('Incorrect password.')).toBeVisible();
  const field = data.getByLabelText('Your password', { selector: 'input' });
  expect(field).toHaveValue('not mine');
  expect(field).toHaveFocus();
});

it('a rate-limited data export says when to try again', async () => {
  securityAnswers();
  provider.use(endpoint.mutation('AccountExport', () => failing('RATE_LIMITED', { retryAfter: 1800 })));
  open();
  const data = await section('Your data');
  await typePassword(data, 'orbit-1961');
  await userEvent.click(data.getByRole('button', { name: 'Download my data' }));
  expect(await data.findByRole('alert')).toHaveTextContent('in 30 minutes');
});

it('deleting the account explains the consequences, and what the wallet holds', async () => {
  const euro = { id: '2', code: 'EUR' };
  securityAnswers({ me: securityAccount({ balances: [{ amount: '31.20', Currency: euro }] }) });
  open();
  const deletion = await section('Delete account');
  for (const part of ['Purchases', 'Subscription', 'Wallet', 'Records'])
    expect(deletion.getByText(part)).toBeVisible();
  expect(deletion.getByText(/Your balance is .*€31\.20.* pay back money/)).toBeVisible();
});

it('scheduling the deletion shows its date, and it can be undone', async () => {
  session.getState().setUser({ ...person, avatarPath: null, currencyId: '1' });
  securityAnswers();
  const date = '2026-12-21T08:00:00.000Z';
  provider.use(
    endpoint.mutation('AccountDelete', () => {
      securityAnswers({ me: securityAccount({ deletionDate: date }) });
      return answering({ accountDelete: date });
    }),
    endpoint.mutation('AccountDeleteUndo', () => {
      securityAnswers();
      return answering({ accountDeleteUndo: true });
    }),
  );
  open();
  const deletion = await section('Delete account');
  await typePassword(deletion, 'orbit-1961');
  await userEvent.click(deletion.getByRole('button', { name: 'Delete my account' }));
  await waitFor(async () =>
    expect(await deletion.findByText(/will be deleted on .*Dec 21, 2026/)).toHaveFocus(),
  );
  expect(session.getState().user?.deletionDate).toBe(date);
  await userEvent.click(deletion.getByRole('button', { name: 'Keep my account' }));
  expect(await deletion.findByRole('button', { name: 'Delete my account' })).toBeVisible();
  expect(session.getState().user?.deletionDate).toBeNull();
  expect(notices.getState()).toMatchObject([{ name: 'accountKept' }]);
});

it('a deletion scheduled earlier does not get focus', async () => {
  securityAnswers({ me: securityAccount({ deletionDate: '2026-12-21T08:00:00.000Z' }) });
  open();
  expect(await (await section('Delete account')).findByText(/will be deleted on/)).not.toHaveFocus();
});

it('logging out a session keeps what was typed elsewhere on the page', async () => {
  securityAnswers({ sessions: [here, phone] });
  provider.use(endpoint.mutation('SessionRevoke', () => answering({ sessionRevoke: true })));
  open();
  const data = await section('Your data');
  await typePassword(data, 'half a passw');
  const list = await sessionsSection();
  await userEvent.click(list.getByRole('button', { name: /Log out .*Safari/ }));
  await list.findByText(/ logged out\.$/);
  expect(data.getByLabelText('Your password', { selector: 'input' })).toHaveValue('half a passw');
});

it('security settings that failed to load can be retried', async () => {
  provider.use(endpoint.query('Security', () => failing('INTERNAL')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your security settings');
  securityAnswers();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Login history' })).toBeVisible();
});

it('security settings that failed to load while offline appear once back online', async () => {
  provider.use(endpoint.query('Security', () => HttpResponse.error()));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
  securityAnswers();
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('region', { name: 'Login history' })).toBeVisible();
});

it('a user whose session has ended is sent to log in with a notice', async () => {
  provider.use(endpoint.query('Security', () => failing('UNAUTHENTICATED')));
  open();
  expect(await screen.findByText('At /en/auth/login?returnTo=%2Fen%2Fprofile%2Fsecurity')).toBeVisible();
  expect(notices.getState()).toMatchObject([{ name: 'signedOut' }]);
});
