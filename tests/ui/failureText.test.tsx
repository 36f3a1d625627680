import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import {
  contactForm,
  dreamReason,
  dreamTexts,
  emailChangeForm,
  fieldErrorsOf,
  loginForm,
  newPasswordForm,
  otp,
  passwordChangeForm,
  registerForm,
  typedCode,
} from '@/shared/validation';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { renderUi } from './renderUi';

afterEach(() => vi.restoreAllMocks());

it.each([
  [true, false, /Check your connection/],
  [true, true, /Our server isn’t responding.*Your connection is fine/],
  [false, true, /You’re offline/],
])(
  'online: %s, server down: %s: a request without an answer says whose fault it is',
  (isOnline, isServerDown, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    renderUi(<FailureNotice failure={{ code: 'NETWORK', isServerDown }} />);
    expect(screen.getByText(text)).toBeVisible();
  },
);

/** The forms of the site that have required fields, with every field empty. */
const forms = {
  contactForm,
  dreamTexts,
  emailChangeForm,
  loginForm,
  newPasswordForm,
  passwordChangeForm,
  registerForm,
  report: v.object({ reason: dreamReason }),
  secondStep: v.object({ otp, code: typedCode }),
};

function Errors({ schema }: { schema: v.GenericSchema }) {
  const text = useFieldErrorText();
  const empty = {
    login: '',
    email: '',
    password: '',
    repeat: '',
    current: '',
    name: '',
    message: '',
    title: '',
    reason: '',
    otp: '',
    code: '',
    acceptsTerms: false,
  };
  const { issues = [] } = v.safeParse(schema, empty);
  return Object.entries(fieldErrorsOf(issues)).map(([field, error]) => (
    <p key={field}>{text(error, field)}</p>
  ));
}

it.each(Object.entries(forms))('an empty %s says what is missing in each field', (_name, schema) => {
  const { container } = renderUi(<Errors schema={schema} />);
  const texts = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !/^(Enter|Write|Describe|Accept) /.test(text))).toEqual([]);
});
