import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { isBusy } from '@/lib/busy';
import * as page from '@/pages/profile/general';
import { session } from '@/session/session';
import { colorMode, setColorPreference } from '@/theme/colorMode';
import { supportDialog } from '../ui/nativeDialog';
import { endpoint, failing } from './support/answers';
import { ada, citiesAnswer, refusesProfile, settingsAnswer, takesProfile } from './support/general';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();
beforeAll(supportDialog);
beforeEach(() => {
  sessionStorage.clear();
  session.getState().setToken('token-of-ada');
  settingsAnswer();
});

const open = () => renderPage(page, 'profile/general', '/en/profile/general');
const field = (name: string) => screen.findByRole('textbox', { name });
const box = (name: string) => screen.findByRole('combobox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** Replaces the text in a field. */
async function write(name: string, text: string): Promise<void> {
  const input = await field(name);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
}

it('the settings form shows all known values', async () => {
  open();
  expect(await field('First name')).toHaveValue('Ada');
  expect(await field('Last name')).toHaveValue('Byron');
  expect(await field('Username')).toHaveValue('ada');
  expect(await field('Phone')).toHaveValue('+49 30 901820');
  expect(await field('Phone')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('button', { name: 'Date of birth Feb 28, 1990' })).toBeVisible();
  expect(await box('Gender')).toHaveDisplayValue('Female');
  expect(await box('Country')).toHaveValue('Germany');
  expect(await box('City')).toHaveValue('Berlin');
  expect(await box('Language')).toHaveDisplayValue('English');
  expect(await box('Currency')).toHaveDisplayValue('USD · US Dollar');
});

it('loading the settings shows a skeleton', async () => {
  const answer = Promise.withResolvers<void>();
  settingsAnswer(ada(), answer.promise);
  open();
  expect(await screen.findByText('Loading your settings')).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  answer.resolve();
  expect(await screen.findByRole('form', { name: 'Your details' })).toBeVisible();
});

it('saving sends only the changed settings, and the new name appears everywhere at once', async () => {
  const taken = takesProfile(ada({ firstName: 'Augusta', fullName: 'Augusta Byron', lastName: 'Byron' }));
  open();
  await write('First name', 'Augusta');
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  expect(isBusy()).toBe(true);
  await save();
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(taken).toHaveBeenCalledExactlyOnceWith({ firstName: 'Augusta' });
  expect(session.getState().user?.fullName).toBe('Augusta Byron');
  expect(screen.queryByText('You have unsaved changes.')).not.toBeInTheDocument();
  expect(isBusy()).toBe(false);
});

it('reminders are switched off and on like any field, if there are any', async () => {
  const taken = takesProfile(ada({ paymentReminders: false }));
  open();
  const box = await screen.findByRole('checkbox', { name: 'Remind me about unfinished purchases' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  await save();
  await screen.findByText('Settings saved.');
  expect(taken).toHaveBeenCalledExactlyOnceWith({ paymentReminders: false });
  cleanup();
  settingsAnswer(ada({ paymentReminders: null }));
  open();
  await field('First name');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('clearing a field of the settings sends null', async () => {
  const taken = takesProfile(ada({ userName: null }));
  open();
  await write('Username', '');
  await save();
  await screen.findByText('Settings saved.');
  expect(taken).toHaveBeenCalledExactlyOnceWith({ userName: null });
});

it('text typed while saving stays, unsaved', async () => {
  const answer = Promise.withResolvers<void>();
  takesProfile(ada({ firstName: 'Augusta' }), answer.promise);
  open();
  await write('First name', 'Augusta');
  await save();
  await write('Last name', 'King');
  answer.resolve();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'));
  expect(await field('First name')).toHaveValue('Augusta');
  expect(await field('Last name')).toHaveValue('King');
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
});

it('a field error from the server focuses the field, and nothing typed is lost', async () => {
  refusesProfile('BAD_USER_INPUT', { fields: { userName: 'userNameTaken' } });
  open();
  await write('First name', 'Augusta');
  await write('Username', 'countess');
  await save();
  const userName = await field('Username');
  await waitFor(() => expect(userName).toHaveFocus());
  expect(userName).toHaveAccessibleDescription(/This username is taken/);
  expect(userName).toHaveValue('countess');
  expect(await field('First name')).toHaveValue('Augusta');
});

it('invalid settings are reported without a request', async () => {
  const taken = takesProfile();
  open();
  await write('Username', 'a');
  await write('Phone', '12');
  await save();
  await waitFor(async () => expect(await field('Username')).toHaveFocus());
  expect(await field('Phone')).toHaveAccessibleDescription(/Enter a valid phone number/);
  expect(taken).not.toHaveBeenCalled();
});

it.each([
  ['INTERNAL', 'Something went wrong on our end. This wasn’t completed. Try again.'],
  ['RATE_LIMITED', 'Too many attempts. Wait a bit and try again.'],
])('a failure to save the settings is reported: %s', async (code, text) => {
  refusesProfile(code);
  open();
  await write('First name', 'Augusta');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await field('First name')).toHaveValue('Augusta');
});

it('saving the settings can be retried after a lost connection', async () => {
  provider.use(endpoint.mutation('ProfileUpdate', () => HttpResponse.error()));
  open();
  await write('First name', 'Augusta');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
  takesProfile(ada({ firstName: 'Augusta' }));
  await save();
  expect(await screen.findByText('Settings saved.')).toBeVisible();
});

it('a typed phone number is formatted like in its country', async () => {
  open();
  await write('Phone', '030901821');
  await userEvent.tab();
  await waitFor(async () => expect(await field('Phone')).toHaveValue('+49 30 901821'));
});

it('a country is found by the start of any word in its name, or by its code', async () => {
  open();
  const country = await box('Country');
  await userEvent.clear(country);
  await userEvent.type(country, 'kin');
  expect(screen.getByRole('option', { name: 'United Kingdom' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.clear(country);
  await userEvent.type(country, 'kz');
  expect(within(screen.getByRole('listbox', { name: 'Choices' })).getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(country).toHaveValue('Kazakhstan');
});

it('changing the country clears the city, and cities are searched on the server', async () => {
  const asked = citiesAnswer();
  const taken = takesProfile();
  open();
  const country = await box('Country');
  await userEvent.clear(country);
  await userEvent.type(country, 'fra{Enter}');
  expect(await box('City')).toHaveValue('');
  await userEvent.type(await box('City'), 'pa');
  await userEvent.click(await screen.findByRole('option', { name: 'Pau' }));
  expect(await box('City')).toHaveValue('Pau');
  expect(asked).toHaveBeenLastCalledWith({ countryId: '4', search: 'pa' });
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  await save();
  await screen.findByText('Settings saved.');
  expect(taken).toHaveBeenCalledExactlyOnceWith({ countryId: '4', cityId: 'FR-3' });
});

it('an unknown city is reported, and the field keeps its value', async () => {
  citiesAnswer();
  settingsAnswer(ada({ Country: { id: '4', code: 'FR' }, City: { id: 'FR-2', name: 'Lyon' } }));
  open();
  const city = await box('City');
  await userEvent.clear(city);
  await userEvent.type(city, 'xyz');
  expect(
    await screen.findByText('We couldn’t find a city with that name here. You can leave this empty.'),
  ).toBeVisible();
  await userEvent.tab();
  expect(city).toHaveValue('Lyon');
});

it('without a country the city is disabled', async () => {
  settingsAnswer(ada({ Country: null, City: null }));
  open();
  expect(await box('City')).toBeDisabled();
  expect(await box('City')).toHaveAccessibleDescription('Choose a country first.');
});

it('the birth date is typed part by part', async () => {
  const taken = takesProfile(ada({ birthDate: '1990-03-28' }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Date of birth/ }));
  const group = await screen.findByRole('group', { name: 'Date of birth' });
  const month = within(group).getByRole('spinbutton', { name: /^month/ });
  await waitFor(() => expect(month).toHaveFocus());
  await userEvent.keyboard('3');
  await save();
  await screen.findByText('Settings saved.');
  expect(taken).toHaveBeenCalledExactlyOnceWith({ birthDate: '1990-03-28' });
});

it('an incomplete birth date is not mistaken for the previous one', async () => {
  const taken = takesProfile();
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Date of birth/ }));
  const month = await screen.findByRole('spinbutton', { name: /^month/ });
  await waitFor(() => expect(month).toHaveFocus());
  await userEvent.keyboard('{Backspace}');
  await save();
  expect(await screen.findByText('Enter a complete date that isn’t in the future.')).toBeVisible();
  expect(taken).not.toHaveBeenCalled();
  await waitFor(() => expect(month).toHaveFocus());
});

it('a saved currency applies at once, a saved language is offered as a link', async () => {
  takesProfile(ada({ Language: { id: '5', code: 'de' }, Currency: { id: '2', code: 'EUR' } }));
  open();
  await userEvent.selectOptions(await box('Language'), 'Deutsch');
  await userEvent.selectOptions(await box('Currency'), 'EUR · Euro');
  await save();
  expect(await screen.findByRole('link', { name: 'Show the site in Deutsch' })).toHaveAttribute(
    'href',
    '/de/profile/general',
  );
  expect(session.getState().currencyId).toBe('2');
});

it('a saved color mode applies at once', async () => {
  const said = (colorMode: string) => ada({ ProjectSettings: { id: '7', meta: { colorMode } } });
  settingsAnswer(said('light'));
  const taken = takesProfile(said('dark'));
  open();
  expect(await box('Appearance')).toHaveDisplayValue('Light');
  await userEvent.selectOptions(await box('Appearance'), 'Dark');
  await save();
  await screen.findByText('Settings saved.');
  expect(taken).toHaveBeenCalledExactlyOnceWith({ colorMode: 'dark' });
  expect(colorMode.getState().preference).toBe('dark');
  setColorPreference('system');
});

it('unsaved settings come back after a reload and can be discarded', async () => {
  open();
  await write('First name', 'Augusta');
  await waitFor(() => expect(sessionStorage.getItem('personal.general.draft')).toContain('Augusta'));
  cleanup();
  open();
  expect(await screen.findByText('You have unsaved changes')).toBeVisible();
  expect(await field('First name')).toHaveValue('Augusta');
  expect(await field('Last name')).toHaveValue('Byron');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await field('First name')).toHaveValue('Ada');
  expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('personal.general.draft')).toBeNull();
});

it.each([
  '{',
  '"a"',
  '{"userId":"8","changes":{"firstName":"Eve"}}',
  '{"userId":"7","changes":{"gender":"x"}}',
])('a draft that is corrupt or another user’s is ignored: %s', async (draft) => {
  sessionStorage.setItem('personal.general.draft', draft);
  open();
  expect(await field('First name')).toHaveValue('Ada');
  expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument();
});

it('leaving with unsaved settings asks for confirmation', async () => {
  const router = open();
  await write('First name', 'Augusta');
  void router.navigate('/en/profile');
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
  expect(await field('First name')).toHaveValue('Augusta');
  void router.navigate('/en/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('At /en/profile')).toBeVisible();
  expect(sessionStorage.getItem('personal.general.draft')).toBeNull();
});

it('unsaved settings do not block switching the language or logging out', async () => {
  const router = open();
  await write('First name', 'Augusta');
  await router.navigate('/de/profile/general');
  expect(await field('First name')).toHaveValue('Augusta');
  session.getState().logout();
  void router.navigate('/en');
  expect(await screen.findByText('At /en')).toBeVisible();
});

it('closing the tab asks for confirmation only with unsaved settings', async () => {
  open();
  await field('First name');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  await write('First name', 'Augusta');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
});

it('settings that failed to load can be retried', async () => {
  provider.use(endpoint.query('GeneralSettings', () => failing('INTERNAL')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your settings');
  settingsAnswer();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('First name')).toHaveValue('Ada');
});
