import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { isBusy } from '@/lib/busy';
import { ActionNotice } from '@/ui/form/ActionNotice';
import type { Result } from '@/ui/form/result';
import { useAction } from '@/ui/form/useAction';
import { renderUi } from '../renderUi';

/** A notice with a button whose action has these results in turn; returns a spy on the action. */
function open(...answers: (() => Promise<Result<string>>)[]) {
  const act = vi.fn<() => void>();
  function Example() {
    const action = useAction(async () => {
      act();
      return (await answers.shift()?.()) ?? { data: 'sent' };
    });
    return (
      <ActionNotice title="Your address" action={action} label="Send again">
        {action.outcome && 'data' in action.outcome && <p>{action.outcome.data}</p>}
      </ActionNotice>
    );
  }
  renderUi(<Example />);
  return act;
}

const lost = async (): Promise<Result<string>> => ({ failure: { code: 'NETWORK', fields: {} } });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send again' }));

it('two clicks run the action once, and no reload happens meanwhile', async () => {
  const answer = Promise.withResolvers<Result<string>>();
  const act = open(() => answer.promise);
  await press();
  await press();
  expect(screen.getByRole('button', { name: 'Send again', busy: true })).toBeVisible();
  expect(isBusy()).toBe(true);
  answer.resolve({ data: 'sent' });
  expect(await screen.findByText('sent')).toBeVisible();
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(act).toHaveBeenCalledOnce();
});

it('a failed action shows its error in the notice, again for each failure, until it works', async () => {
  open(lost, lost);
  await press();
  const first = await screen.findByRole('alert');
  expect(first).toHaveTextContent('Network Error.');
  await press();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  await press();
  expect(await screen.findByText('sent')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
