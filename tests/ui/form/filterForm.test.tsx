import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useFilterForm } from '@/ui/form/useFilterForm';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';

interface Search {
  readonly words: string;
  readonly sort: string;
  readonly page: number;
}

const read = (params: URLSearchParams): Search => ({
  words: (params.get('words') ?? '').trim(),
  sort: params.get('sort') ?? 'new',
  page: Number(params.get('page') ?? 1),
});

function write({ words, sort, page }: Search): URLSearchParams {
  const written = new URLSearchParams();
  if (words) written.set('words', words);
  if (sort !== 'new') written.set('sort', sort);
  if (page > 1) written.set('page', String(page));
  return written;
}

const options = [
  { value: 'new', label: 'Newest' },
  { value: 'old', label: 'Oldest' },
];

/** Renders a filter form at an address; returns the router. */
function open(address: string) {
  function Example() {
    const { onSubmit, clear, field } = useFilterForm({ read, write });
    return (
      <form onSubmit={onSubmit} role="search">
        <TextField {...field('words')} label="Words" />
        <Select {...field('sort')} label="Order" options={options} />
        <button type="submit" hidden aria-label="Apply" />
        <button type="button" onClick={clear}>
          Clear
        </button>
      </form>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Example /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

const words = () => screen.getByRole('textbox', { name: 'Words' });
const order = () => screen.getByRole('combobox', { name: 'Order' });

it('filters start with the URL’s values, and Enter applies them from the first page on', async () => {
  const router = open('/list?words=sister&page=3');
  expect(words()).toHaveValue('sister');
  await userEvent.clear(words());
  await userEvent.type(words(), ' brother {Enter}');
  expect(router.state.location.search).toBe('?words=brother');
  expect(words()).toHaveValue('brother');
});

it('filters follow changes of the URL, such as by “Back”', async () => {
  const router = open('/list?words=sister');
  await userEvent.selectOptions(order(), 'Oldest');
  await act(async () => router.navigate(-1));
  expect(order()).toHaveValue('new');
  expect(words()).toHaveValue('sister');
});

it('a choice applies at once with a history entry, and text after a pause without one', async () => {
  const router = open('/list');
  await userEvent.selectOptions(order(), 'Oldest');
  expect(router.state.location.search).toBe('?sort=old');
  expect(router.state.historyAction).toBe('PUSH');
  const shown = vi.fn<(search: string) => void>();
  router.subscribe(({ location }) => shown(location.search));
  await userEvent.type(words(), 'sister');
  await waitFor(() => expect(router.state.location.search).toBe('?words=sister&sort=old'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(words()).toHaveFocus();
  // Not one request per letter.
  expect(new Set(shown.mock.calls.map(([search]) => search)).size).toBeLessThanOrEqual(2);
});

it('filters are cleared together, and “Back” restores them', async () => {
  const router = open('/list?words=sister&sort=old');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(router.state.location.search).toBe('');
  expect(words()).toHaveValue('');
  await act(async () => router.navigate(-1));
  expect(words()).toHaveValue('sister');
});
