import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useFilterForm } from '@/ui/form/useFilterForm';
import { Select } from '@/ui/Select';
import { TextField } from '@/ui/TextField';

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

/** Opens a form of filters at an address; returns its router. */
function open(address: string, follows = false) {
  function Example() {
    const { onSubmit, field } = useFilterForm({ read, write, follows });
    return (
      <form onSubmit={onSubmit} role="search">
        <TextField {...field('words')} label="Words" />
        <Select {...field('sort')} label="Order" options={options} />
        <button type="submit">Apply</button>
      </form>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Example /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

const words = () => screen.getByRole('textbox', { name: 'Words' });
const order = () => screen.getByRole('combobox', { name: 'Order' });

it('filters begin with the address and go into it by the button, from the first page on', async () => {
  const router = open('/list?words=sister&page=3');
  expect(words()).toHaveValue('sister');
  await userEvent.clear(words());
  await userEvent.type(words(), ' brother ');
  await userEvent.selectOptions(order(), 'Oldest');
  expect(router.state.location.search).toBe('?words=sister&page=3');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(router.state.location.search).toBe('?words=brother&sort=old');
  expect(words()).toHaveValue('brother');
});

it('filters follow an address that came from elsewhere, such as by “Back”', async () => {
  const router = open('/list?words=sister');
  await userEvent.selectOptions(order(), 'Oldest');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await act(async () => router.navigate(-1));
  expect(order()).toHaveValue('new');
  expect(words()).toHaveValue('sister');
});

it('a list that follows its filters takes a choice at once, and words after a pause, in place', async () => {
  const router = open('/list', true);
  await userEvent.selectOptions(order(), 'Oldest');
  expect(router.state.location.search).toBe('?sort=old');
  expect(router.state.historyAction).toBe('PUSH');
  await userEvent.type(words(), 'sister');
  await waitFor(() => expect(router.state.location.search).toBe('?words=sister&sort=old'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(words()).toHaveFocus();
});
