import { screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { keepInput } from '@/lib/keepInput';

function Controlled() {
  const [email, setEmail] = useState('');
  const [plan, setPlan] = useState('month');
  const [isAccepted, setIsAccepted] = useState(false);
  return (
    <form>
      <input
        aria-label="Email"
        name="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {['month', 'year'].map((one) => (
        <input
          key={one}
          aria-label={one}
          type="radio"
          name="plan"
          value={one}
          checked={plan === one}
          onChange={() => setPlan(one)}
        />
      ))}
      <input
        aria-label="Terms"
        type="checkbox"
        name="terms"
        checked={isAccepted}
        onChange={({ target }) => setIsAccepted(target.checked)}
      />
      <output>{[email, plan, isAccepted].join(' ')}</output>
    </form>
  );
}

it('what was typed, ticked and focused in a page stays when it is rendered anew', async () => {
  document.body.innerHTML = `<div id="app"><form>
    <input aria-label="Email" name="email"><input name="gone">
    <input type="radio" name="plan" value="month" checked><input aria-label="year" type="radio" name="plan" value="year">
    <input aria-label="Terms" type="checkbox" name="terms"></form></div>`;
  const app = document.getElementById('app');
  if (!app) throw new Error('No element');
  for (const [selector, value] of [
    ['[name=email]', 'ada@example.org'],
    ['[name=gone]', 'x'],
  ] as const) {
    const field = app.querySelector<HTMLInputElement>(selector);
    if (field) field.value = value;
  }
  screen.getByLabelText('year').click();
  screen.getByLabelText('Terms').click();
  screen.getByLabelText('Email').focus();

  const restore = keepInput(app);
  const root = createRoot(app);
  root.render(<Controlled />);
  expect(await screen.findByText('month false')).toBeTruthy();
  restore();
  expect(await screen.findByText('ada@example.org year true')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  root.unmount();
  document.body.innerHTML = '';
});
