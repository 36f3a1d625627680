import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TwoFactorSection } from '@/features/security/twoFactor/TwoFactorSection';
import type { TwoFactor } from '@/features/security/twoFactor/TwoFactorState';
import { session } from '@/session/session';
import { product } from '@/shared/product';
import { answering, endpoint, failing, type Answer } from '../../pages/support/answers';
import { openSection, securityAnswers } from '../../pages/support/security';
import { provider, withProvider } from '../../pages/support/server';
import { supportDialog } from '../../ui/nativeDialog';

withProvider();
supportDialog();

const off: TwoFactor = { enabled: false, enabledAt: null, recoveryCodesLeft: 0 };
const on: TwoFactor = { enabled: true, enabledAt: '2026-11-18T10:00:00.000Z', recoveryCodesLeft: 10 };
const setup = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x:ada@example.com?secret=ABCDEFGHIJKLMNOP' };
const codes = Array.from({ length: 10 }, (_, index) => `abcd${index}-efghj`);

/** The state that the server reports. */
let state = off;
beforeEach(() => {
  state = off;
});
afterEach(() => vi.restoreAllMocks());

/** Opens the section; returns a spy that is called for every request of the page. */
const open = (known: TwoFactor) => {
  state = known;
  const asked = securityAnswers(() => ({ twoFactor: state }));
  openSection(({ twoFactor }) => <TwoFactorSection twoFactor={twoFactor} email="ada@example.com" />);
  return asked;
};

type Operation = 'TwoFactorBegin' | 'TwoFactorConfirm' | 'TwoFactorDisable' | 'RecoveryCodesRenew';

/** Answers an operation with these in turn; returns a spy on its variables. */
function answers(operation: Operation, ...given: (() => Answer)[]) {
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.mutation(operation, ({ variables }) => {
      asked(variables);
      return given.shift()?.() ?? HttpResponse.error();
    }),
  );
  return asked;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const password = () => screen.findByLabelText('Your password', { selector: 'input[type=password]' });
const code = () => screen.findByRole('textbox', { name: 'Code' });
const begun = () => answering({ twoFactorBegin: setup });
const wrongPassword = () => failing('BAD_USER_INPUT', { fields: { password: 'wrongPassword' } });

async function openSetup() {
  answers('TwoFactorBegin', begun);
  const loaded = open(off);
  await press('Turn on');
  await userEvent.type(await password(), 'orbit-1961{Enter}');
  await screen.findByRole('heading', { name: 'Connect your app' });
  return loaded;
}

it('turning two-factor on asks for the password, then shows the secret as QR code and text', async () => {
  const asked = answers('TwoFactorBegin', wrongPassword, begun);
  open(off);
  expect(await screen.findByText('Off')).toBeVisible();
  await press('Turn on');
  await waitFor(async () => expect(await password()).toHaveFocus());
  await userEvent.type(await password(), 'orbit{Enter}');
  await waitFor(async () => expect(await password()).toHaveAccessibleDescription('Incorrect password.'));
  await waitFor(async () => expect(await password()).toHaveFocus());

  await userEvent.type(await password(), '-1961{Enter}');
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Connect your app' })).toHaveFocus(),
  );
  expect(asked.mock.calls).toEqual([[{ password: 'orbit' }], [{ password: 'orbit-1961' }]]);
  const picture = screen.getByRole('img', { name: 'QR code that connects your authenticator app' });
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', setup.uri);
});

it('the two-factor secret can be copied', async () => {
  const user = userEvent.setup();
  await openSetup();
  await user.click(screen.getByRole('button', { name: 'Copy setup key' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(setup.secret);
});

it('a code from the app turns two-factor on and shows the recovery codes until they are saved', async () => {
  const loaded = await openSetup();
  const asked = answers(
    'TwoFactorConfirm',
    () => failing('BAD_USER_INPUT', { fields: { otp: 'wrongCode' } }),
    () => answering({ twoFactorConfirm: codes }),
  );
  await press('Turn on');
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription('Enter the code.'));
  await userEvent.type(await code(), '000000{Enter}');
  await waitFor(async () =>
    expect(await code()).toHaveAccessibleDescription('This code is incorrect or has expired.'),
  );
  await waitFor(async () => expect(await code()).toHaveFocus());
  expect(await code()).toHaveValue('000000');
  await userEvent.clear(await code());
  await userEvent.type(await code(), '123 456{Enter}');
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus(),
  );
  expect(asked.mock.calls).toEqual([[{ otp: '000000' }], [{ otp: '123 456' }]]);
  expect(await screen.findByText('On'), 'it is on before they are kept').toBeVisible();
  const list = screen.getByRole('list', { name: 'Your recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);

  await press('Done');
  const kept = screen.getByRole('checkbox', { name: 'I’ve saved these codes in a safe place.' });
  expect(kept).toHaveAccessibleDescription('Confirm this to continue.');
  expect(kept).toHaveFocus();
  await userEvent.click(kept);
  await press('Done');
  await waitFor(async () =>
    expect(await screen.findByText('Two-factor authentication turned on.')).toHaveFocus(),
  );
  expect(await screen.findByText('On')).toBeVisible();
  expect(await screen.findByText('10 recovery codes left')).toBeVisible();
  expect(loaded).toHaveBeenCalledOnce();
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
});

it('recovery codes can be copied, saved and printed', async () => {
  const user = userEvent.setup();
  answers('RecoveryCodesRenew', () => answering({ recoveryCodesRenew: codes }));
  open(on);
  await press('Get new recovery codes');
  await userEvent.type(await password(), 'orbit-1961{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));

  const saved: Blob[] = [];
  const links: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL: () => undefined }));
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:codes';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
    links.push(this.download);
  });
  await press('Save as file');
  expect(links).toEqual([`${product.name.toLowerCase()}-recovery-codes.txt`]);
  const text = await saved[0]?.text();
  for (const part of [...codes, 'ada@example.com', product.name]) expect(text).toContain(part);

  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
});

it('a two-factor setup that took too long starts over with the password', async () => {
  await openSetup();
  answers('TwoFactorConfirm', () => failing('CONFLICT'));
  await userEvent.type(await code(), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('That took too long');
  await waitFor(async () => expect(await password()).toHaveFocus());
});

it('the setup form reports a rate limit and a lost connection, and keeps the code', async () => {
  await openSetup();
  answers(
    'TwoFactorConfirm',
    () => failing('RATE_LIMITED', { retryAfter: 600 }),
    () => HttpResponse.error(),
  );
  await userEvent.type(await code(), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 10 minutes.');
  await press('Turn on');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network Error.'));
  expect(await code()).toHaveValue('123456');
});

it('turning two-factor off asks for the password', async () => {
  const asked = answers('TwoFactorDisable', wrongPassword, () => answering({ twoFactorDisable: true }));
  const loaded = open(on);
  await press('Turn off');
  await userEvent.type(await password(), 'orbit{Enter}');
  await waitFor(async () => expect(await password()).toBeInvalid());
  await userEvent.type(await password(), '-1961');
  await press('Turn off');
  await waitFor(async () =>
    expect(await screen.findByText('Two-factor authentication turned off.')).toHaveFocus(),
  );
  expect(await screen.findByText('Off')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(loaded).toHaveBeenCalledOnce();
});

it('new recovery codes replace the old ones', async () => {
  answers('RecoveryCodesRenew', () => answering({ recoveryCodesRenew: codes }));
  const loaded = open({ ...on, recoveryCodesLeft: 2 });
  expect(await screen.findByRole('alert')).toHaveTextContent('2 recovery codes left');
  await press('Get new recovery codes');
  await userEvent.type(await password(), 'orbit-1961{Enter}');
  await userEvent.click(await screen.findByRole('checkbox', { name: /I’ve saved these codes/ }));
  await press('Done');
  await waitFor(async () => expect(await screen.findByText(/You have new recovery codes/)).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(loaded).toHaveBeenCalledOnce();
});

it('two-factor turned on from another device is shown without an error', async () => {
  answers('TwoFactorBegin', () => {
    state = on;
    return failing('CONFLICT');
  });
  open(off);
  await press('Turn on');
  await userEvent.type(await password(), 'orbit-1961{Enter}');
  expect(await screen.findByText('On')).toBeVisible();
  expect(screen.getByText(/On since/)).toBeVisible();
});

it('canceling the two-factor form returns focus to its button', async () => {
  open(off);
  await press('Turn on');
  await press('Cancel');
  await waitFor(async () => expect(await screen.findByRole('button', { name: 'Turn on' })).toHaveFocus());
});

it('closing the tab asks for confirmation until the recovery codes are saved', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  answers('RecoveryCodesRenew', () => answering({ recoveryCodesRenew: codes }));
  open(on);
  await press('Get new recovery codes');
  await userEvent.type(await password(), 'orbit-1961{Enter}');
  await screen.findByRole('heading', { name: 'Your recovery codes' });
  expect(isAsked()).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /I’ve saved these codes/ }));
  await press('Done');
  await screen.findByText(/You have new recovery codes/);
  expect(isAsked()).toBe(false);
});

it('leaving the page asks for confirmation until the recovery codes are saved', async () => {
  session.getState().setToken('token-of-ada');
  answers('RecoveryCodesRenew', () => answering({ recoveryCodesRenew: codes }));
  securityAnswers(() => ({ twoFactor: on }));
  const router = openSection(({ twoFactor }) => (
    <TwoFactorSection twoFactor={twoFactor} email="ada@example.com" />
  ));
  await press('Get new recovery codes');
  await userEvent.type(await password(), 'orbit-1961{Enter}');
  await screen.findByRole('heading', { name: 'Your recovery codes' });
  void router.navigate('/en/profile');
  const question = await screen.findByRole('dialog', { name: 'Leave without saving the codes?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(screen.getByText(codes[0] ?? '')).toBeVisible();
  void router.navigate('/en/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without the codes' }));
  expect(await screen.findByText('At /en/profile')).toBeVisible();
});

it('once the recovery codes are saved, the page can be left at once', async () => {
  session.getState().setToken('token-of-ada');
  answers('RecoveryCodesRenew', () => answering({ recoveryCodesRenew: codes }));
  securityAnswers(() => ({ twoFactor: on }));
  const router = openSection(({ twoFactor }) => (
    <TwoFactorSection twoFactor={twoFactor} email="ada@example.com" />
  ));
  await press('Get new recovery codes');
  await userEvent.type(await password(), 'orbit-1961{Enter}');
  await userEvent.click(await screen.findByRole('checkbox', { name: /I’ve saved these codes/ }));
  await press('Done');
  await screen.findByText(/You have new recovery codes/);
  await router.navigate('/en/profile');
  expect(await screen.findByText('At /en/profile')).toBeVisible();
});
