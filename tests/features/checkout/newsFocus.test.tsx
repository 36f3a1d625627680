import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PayNotices } from '@/features/checkout/form/PayNotices';
import { PreviousAttemptNotice } from '@/features/checkout/form/PreviousAttemptNotice';
import type { PreviousAttempt } from '@/features/checkout/checkoutData';
import type { PayProblem } from '@/features/checkout/form/usePay';
import { renderUi } from '../../ui/renderUi';
import { shownAttempt, shownOrder } from './shownOrder';

const unused = async () => undefined;
const price = {
  quote: undefined,
  pending: false,
  changedFrom: undefined,
  failure: undefined,
  renew: () => undefined,
};

const showProblem = (problem: PayProblem | undefined) => {
  const paying = { isPaying: false, problem, pay: unused, payAgain: unused };
  renderUi(
    <form>
      <input aria-label="Email" />
      <PayNotices paying={paying} price={price} />
      <button type="submit">Pay</button>
    </form>,
  );
};

const goOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

afterEach(() => vi.restoreAllMocks());

it('the message about a payment without a response takes the focus', () => {
  showProblem({ kind: 'lost' });
  expect(document.activeElement).toHaveTextContent('We didn’t hear back');
});

it('a message about a field leaves the focus alone', () => {
  showProblem({ kind: 'refused', failure: { code: 'BAD_USER_INPUT', fields: { email: 'email' } } });
  expect(document.body).toHaveFocus();
});

it('the focus returns to the button once the connection is back', async () => {
  goOnline(false);
  showProblem({ kind: 'offline' });
  expect(document.activeElement).toHaveTextContent('Nothing was sent');
  goOnline(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus());
});

it('an unfinished order takes the focus, a paid one does not', () => {
  const before: PreviousAttempt = { unfinished: undefined, paid: undefined, unanswered: false };
  const unfinished = shownOrder({ Transaction: shownAttempt('PENDING') });
  const show = (facts: Partial<PreviousAttempt>) =>
    renderUi(
      <PreviousAttemptNotice productId="2" before={{ ...before, ...facts }} onFindOut={() => undefined} />,
    );
  show({ paid: shownOrder({ status: 'PAID' }) }).unmount();
  expect(document.body).toHaveFocus();
  const { unmount } = show({ unfinished });
  expect(document.activeElement).toHaveTextContent('You started a payment');
  unmount();
  show({ unanswered: true });
  expect(document.activeElement).toHaveTextContent('We didn’t hear back about your last payment');
});
