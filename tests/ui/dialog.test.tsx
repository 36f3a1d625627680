import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
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

it('a dialog stays in the part of the window that an on-screen keyboard leaves visible', async () => {
  const visible = Object.assign(new EventTarget(), { height: 640, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', visible);
  vi.stubGlobal('innerHeight', 640);
  renderUi(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  const { style } = screen.getByRole('dialog');
  expect(style.getPropertyValue('--visible-height')).toBe('');
  visible.height = 340;
  visible.dispatchEvent(new Event('resize'));
  expect(style.getPropertyValue('--visible-height')).toBe('340px');
  expect(style.getPropertyValue('--covered-height')).toBe('300px');
  visible.height = 640;
  visible.dispatchEvent(new Event('resize'));
  expect(style.getPropertyValue('--covered-height')).toBe('');
  vi.unstubAllGlobals();
});
