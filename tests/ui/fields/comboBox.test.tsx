import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ComboBox } from '@/ui/fields/ComboBox';
import type { Choice } from '@/ui/fields/useComboBox';
import { renderUi } from '../renderUi';

const planets: readonly Choice[] = ['Mercury', 'Venus', 'Earth', 'Mars'].map((label) => ({
  id: label,
  label,
}));

interface PlanetsProps {
  chosen?: Choice | null;
  busy?: boolean;
  onChoose?: (id: string | undefined) => void;
  onSubmit?: () => void;
}

/** A combo box in a form, followed by another element that can take focus. */
function Planets({ chosen = null, busy = false, onChoose, onSubmit }: PlanetsProps) {
  const [value, setValue] = useState<Choice | null>(chosen);
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <ComboBox
        name="planet"
        label="Planet"
        value={value}
        choices={planets.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))}
        busy={busy}
        note="No such planet"
        onType={setText}
        onChoose={(choice) => {
          setValue(choice);
          onChoose?.(choice?.id);
        }}
      />
      <button type="submit">Go</button>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Planet' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** The option that the field marks as active. */
const current = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('arrow keys open the combo box and wrap around; Enter picks without submitting the form', async () => {
  const [onChoose, onSubmit] = [vi.fn<(id: string | undefined) => void>(), vi.fn<() => void>()];
  renderUi(<Planets onChoose={onChoose} onSubmit={onSubmit} />);
  await userEvent.tab();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(current()).toBe('Mercury');
  await userEvent.keyboard('{ArrowUp}');
  expect(current()).toBe('Mars');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Venus');
  expect(options()).toEqual([]);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Venus');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('typing filters the options and announces the count, and leaving picks the first match', async () => {
  renderUi(<Planets />);
  await userEvent.type(field(), 'm');
  expect(options()).toEqual(['Mercury', 'Mars']);
  expect(screen.getByRole('status')).toHaveTextContent('2 choices');
  await userEvent.type(field(), 'a');
  await userEvent.tab();
  expect(field()).toHaveValue('Mars');
});

it('Escape closes the combo box without picking anything', async () => {
  const onChoose = vi.fn<(id: string | undefined) => void>();
  renderUi(<Planets chosen={{ id: 'Earth', label: 'Earth' }} onChoose={onChoose} />);
  await userEvent.type(field(), 'm{Escape}', { initialSelectionStart: 0, initialSelectionEnd: 5 });
  expect(field()).toHaveValue('Earth');
  await userEvent.tab();
  expect(onChoose).not.toHaveBeenCalled();
});

it('clearing the combo box clears the choice, and text without a match keeps it', async () => {
  renderUi(<Planets chosen={{ id: 'Earth', label: 'Earth' }} />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'pluto');
  expect(options()).toEqual(['No such planet']);
  await userEvent.tab();
  expect(field()).toHaveValue('Earth');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('');
});

it('a click opens the combo box at the choice, another picks an option, and focus stays', async () => {
  renderUi(<Planets chosen={{ id: 'Earth', label: 'Earth' }} />);
  await userEvent.click(field());
  expect(current()).toBe('Earth');
  await userEvent.click(screen.getByRole('option', { name: 'Venus' }));
  expect(field()).toHaveValue('Venus');
  await waitFor(() => expect(field()).toHaveFocus());
});

it('options that are still loading are not picked', async () => {
  const onChoose = vi.fn<(id: string | undefined) => void>();
  renderUi(<Planets busy onChoose={onChoose} />);
  await userEvent.type(field(), 'xyz');
  expect(options()).toEqual(['Searching']);
  await userEvent.clear(field());
  await userEvent.type(field(), 'm');
  await userEvent.tab();
  expect(field()).toHaveValue('');
  expect(onChoose).not.toHaveBeenCalled();
});
