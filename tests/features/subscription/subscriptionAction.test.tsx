import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useSubscriptionAction } from '@/features/subscription/useSubscriptionAction';
import { isBusy } from '@/lib/busy';
import { renderUi } from '../../ui/renderUi';

function Example() {
  const { pending, run } = useSubscriptionAction();
  return (
    <button
      aria-busy={pending !== undefined}
      onClick={() => void run('pay', () => Promise.reject(new Error('broken action')))}
    >
      Pay
    </button>
  );
}

it('an unexpected error in an action reaches the error page, and nothing stays busy', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  renderUi(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(await screen.findByText('broken action')).toBeVisible();
  expect(isBusy()).toBe(false);
});
