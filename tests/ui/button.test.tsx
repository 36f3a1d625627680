import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button, ButtonLink } from '@/ui/Button';
import { renderUi } from './renderUi';

it('a button runs its action when clicked', async () => {
  const press = vi.fn<() => void>();
  renderUi(<Button onClick={press}>Pay</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(press).toHaveBeenCalledOnce();
});

it('a pending button ignores clicks and says that it is busy', async () => {
  const press = vi.fn<() => void>();
  renderUi(
    <Button pending onClick={press}>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay', busy: true });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

it('Enter in a field does not submit a form whose button is pending', async () => {
  const submit = vi.fn<() => void>();
  renderUi(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'x{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

it('a button inside a form does not submit it by default', async () => {
  const submit = vi.fn<() => void>();
  renderUi(
    <form onSubmit={submit}>
      <Button>More</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(submit).not.toHaveBeenCalled();
});

it('a button link is a link', () => {
  renderUi(<ButtonLink to="/en/profile">Profile</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/en/profile');
});
