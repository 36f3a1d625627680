import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { supportDialog } from './nativeDialog';
import { renderUi } from './renderUi';

supportDialog();

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Leave this page?"
        actions={<Button>Stay</Button>}
      >
        Your payment is not finished.
      </Dialog>
    </>
  );
}

it('a dialog is named by its title and closes with its button', async () => {
  renderUi(<Example />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent('not finished');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('Escape asks the owner to close the dialog', async () => {
  renderUi(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a dialog that is opened again stays open when the close event of before arrives late', async () => {
  renderUi(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('a dialog that the browser closes by itself is closed for its owner too', async () => {
  renderUi(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

function Taken() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="Leave this page?">
          <input aria-label="Why?" />
        </Dialog>
      )}
    </>
  );
}

it('a dialog that is unmounted returns focus to what opened it', async () => {
  renderUi(<Taken />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  screen.getByRole('textbox').focus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
});
